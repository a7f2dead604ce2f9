import { ModalTabs } from '@baize/ui-kit/modal-tabs';
import { type ReactNode, useState } from 'react';
import { LINES, TABS } from '../games.ts';

const panel = (
  <div className="panel">
    {LINES.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
const tabs = TABS.map((value) => ({ value, label: value, content: panel }));

/** A page with a button that opens the dialog. */
export function DialogPage({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<string>(TABS[0]);
  // The hand-written tabs are reset at each opening. A reset at closing would be visible.
  const show = () => {
    setTab(TABS[0]);
    setOpen(true);
  };
  return (
    <>
      <button type="button" id="open" onClick={show}>
        Log in
      </button>
      {children}
      <ModalTabs
        open={open}
        onOpenChange={setOpen}
        title="Log in"
        items={tabs}
        value={tab}
        onValueChange={setTab}
        label="Ways to log in"
      />
    </>
  );
}
