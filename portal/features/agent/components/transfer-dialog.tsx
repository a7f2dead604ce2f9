import { teamMembersList, transferSettings } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useRevalidate } from '../../../shared/api/use-revalidate.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { TransferForm } from '../../../shared/line/transfer-form.tsx';
import { useBackCloses } from '../../../shared/navigation/use-back-closes.ts';
import { memberPath } from '../../../shared/paths.ts';

interface TransferDialogProps {
  /** An account of the line. */
  account: string;
  nickname: string;
  currency: string;
  onClose(): void;
  onDone(): void;
}

/** Transfers money to an account of the line (R11.12). */
export function TransferDialog({ onClose, onDone, ...receiver }: TransferDialogProps) {
  const intl = useIntl();
  const revalidate = useRevalidate();
  useBackCloses(onClose);
  const { data, error, mutate } = useQuery(transferSettings, {});
  const body = () => {
    if (data) {
      return (
        <TransferForm
          settings={data}
          receiver={receiver}
          direction="down"
          passwordLink={
            <Button asChild variant="soft" size="sm">
              <Link to={memberPath('securityCenter')}>
                {intl.formatMessage({ id: 'line.transfer.toPassword' })}
              </Link>
            </Button>
          }
          onDone={() => {
            void revalidate([teamMembersList]);
            onDone();
          }}
        />
      );
    }
    if (!error) return <Skeleton shape="block" height="16lh" />;
    return <LoadError title="line.transfer.failed" error={error} onRetry={() => void mutate()} />;
  };
  return (
    <Dialog
      open
      size="sm"
      title={intl.formatMessage({ id: 'agent.action.transfer' })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {body()}
    </Dialog>
  );
}
