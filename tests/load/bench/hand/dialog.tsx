import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LINES, TABS } from '../games.ts';

const FOCUSABLE = 'button:not([tabindex="-1"]), input, select, textarea, a[href], [tabindex="0"]';

interface TabsDialogProps {
  closing: boolean;
  onClose: () => void;
  onGone: () => void;
}

/**
 * A modal dialog with tabs as one writes it by hand: portal, names, focus in and back, a focus
 * trap, Escape, the page behind inert and still, a roving tab stop, the same animations.
 */
export function TabsDialog({ closing, onClose, onGone }: TabsDialogProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState(0);

  useEffect(() => {
    const before = document.activeElement;
    const page = document.getElementById('root');
    if (page) page.inert = true;
    document.documentElement.style.overflow = 'hidden';
    panel.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus();
    return () => {
      if (page) page.inert = false;
      document.documentElement.style.overflow = '';
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const stops = panel.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    const other = event.shiftKey ? stops[stops.length - 1] : stops[0];
    if (document.activeElement !== edge) return;
    event.preventDefault();
    other?.focus();
  };
  const tabKeys = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = (tab + by + TABS.length) % TABS.length;
    setTab(next);
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]');
    tabs[next]?.focus();
  };

  const state = closing ? 'closed' : 'open';
  return createPortal(
    <div className="layer" data-state={state} onAnimationEnd={() => closing && onGone()}>
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        className="dialog"
        data-state={state}
        tabIndex={-1}
        onKeyDown={keys}
      >
        <header className="dialog-header">
          <h2 id={`${id}-title`} className="dialog-title">
            Log in
          </h2>
          <button type="button" className="close" aria-label="Close" onClick={onClose}>
            <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M18 6 6 18M6 6l12 12" />
            </svg>
          </button>
        </header>
        <div className="tabs">
          <div role="tablist" aria-label="Ways to log in" className="tab-list" onKeyDown={tabKeys}>
            {TABS.map((name, index) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`${id}-tab-${name}`}
                className="tab"
                aria-selected={index === tab}
                aria-controls={`${id}-panel`}
                tabIndex={index === tab ? 0 : -1}
                onClick={() => setTab(index)}
              >
                {name}
              </button>
            ))}
          </div>
          <div
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-tab-${TABS[tab]}`}
            className="tab-panel"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: WAI-ARIA's tab pattern, as the kit has it
            tabIndex={0}
            key={tab}
          >
            <div className="panel">
              {LINES.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>,
    document.body,
  );
}
