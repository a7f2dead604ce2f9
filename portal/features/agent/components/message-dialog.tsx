import { MessageDialog as LineMessageDialog } from '../../../shared/line/message-dialog.tsx';

interface MessageDialogProps {
  /** An account of the line. */
  account: string;
  onClose(): void;
  onDone(): void;
}

/** Sends a message to an account of the line (R11.13). */
export const MessageDialog = ({ account, onClose, onDone }: MessageDialogProps) => (
  <LineMessageDialog receiver={{ account }} onClose={onClose} onDone={onDone} />
);
