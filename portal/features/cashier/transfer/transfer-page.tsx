import { transferSettings } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Card } from '@baize/ui-kit/card';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Users } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useQuery } from '../../../shared/api/use-query.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { TransferForm } from '../../../shared/line/transfer-form.tsx';
import { useMemberFrame } from '../../../shared/member-center/member-frame.ts';

/** R2.65: transfers to the upline; requirements are shown before the form. */
export default function TransferPage() {
  const intl = useIntl();
  const { linkTo } = useMemberFrame();
  const { data, error, mutate } = useQuery(transferSettings, {});
  if (data && !data.upline) {
    const reason = data.hasUpline ? 'notNow' : 'none';
    return (
      <EmptyState
        icon={<Users />}
        title={<FormattedMessage id={`line.transfer.${reason}`} />}
        description={<FormattedMessage id={`line.transfer.${reason}Reason`} />}
      />
    );
  }
  if (data?.upline) {
    return (
      <Card asChild padding="lg">
        <section aria-label={intl.formatMessage({ id: 'line.transfer.upTitle' })}>
          <TransferForm
            settings={data}
            receiver={data.upline}
            direction="up"
            passwordLink={
              <Button asChild variant="soft" size="sm">
                <Link {...linkTo('securityCenter')}>
                  {intl.formatMessage({ id: 'line.transfer.toPassword' })}
                </Link>
              </Button>
            }
            onDone={() => void mutate()}
          />
        </section>
      </Card>
    );
  }
  if (!error) return <Skeleton shape="block" height="16lh" />;
  return <LoadError title="line.transfer.failed" error={error} onRetry={() => void mutate()} />;
}
