import { type KeyboardEvent, useId, useState } from 'react';
import { LINES, TABS } from '../games.ts';

/** Three tabs by WAI-ARIA's pattern, as one writes them by hand: a roving tab stop, arrow keys. */
export function Tabs() {
  const id = useId();
  const [tab, setTab] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = (tab + by + TABS.length) % TABS.length;
    setTab(next);
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]');
    tabs[next]?.focus();
  };
  return (
    <div className="tabs">
      <div role="tablist" aria-label="Ways to log in" className="tab-list" onKeyDown={onKeyDown}>
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
  );
}
