import { LICENSE_DOCUMENT_PATH, legalLicense } from '@baize/gateway/contract';
import { Dialog } from '@baize/ui-kit/dialog';
import { FormattedMessage } from 'react-intl';
import { useQuery } from '../../shared/api/use-query.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { LicenseScreen } from './license-screen.tsx';

/** The merchant's legal licence (R2.107). */
export function LicensePopup({ onClose }: PopupProps) {
  const lang = useLanguage();
  const { data, error, mutate } = useQuery(legalLicense, { lang });
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={<FormattedMessage id="shell.legalLicense" />}
    >
      <LicenseScreen
        license={data}
        error={error}
        onRetry={() => void mutate()}
        documentPath={`${LICENSE_DOCUMENT_PATH}?lang=${lang}`}
      />
    </Dialog>
  );
}
