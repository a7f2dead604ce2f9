import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../popups/confirm-dialog.tsx';

interface AgeConfirmationProps {
  open: boolean;
  onConfirm(): void | Promise<void>;
  onCancel(): void;
}

/**
 * Free play asks for the age confirmation of registration, where the merchant requires it (R9.10).
 */
export function AgeConfirmation({ open, onConfirm, onCancel }: AgeConfirmationProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      open={open}
      title={intl.formatMessage({ id: 'age.title' })}
      labels={{
        confirm: intl.formatMessage({ id: 'age.confirm' }),
        cancel: intl.formatMessage({ id: 'age.cancel' }),
      }}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {intl.formatMessage({ id: 'age.text' })}
    </ConfirmDialog>
  );
}
