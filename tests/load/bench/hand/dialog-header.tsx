/** Title and cross, the same in both hand-written dialogs. */
export function DialogHeader({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <header className="dialog-header">
      <h2 id={id} className="dialog-title">
        Log in
      </h2>
      <button type="button" className="close" aria-label="Close" onClick={onClose}>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
      </button>
    </header>
  );
}

/** What the page gives to its dialog: it fades out before it is gone. */
export interface TabsDialogProps {
  closing: boolean;
  onClose: () => void;
  onGone: () => void;
}
