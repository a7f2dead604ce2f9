import type { consolidated, ResponseOf } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { ScrollText } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { FormattedMessage } from 'react-intl';
import { FailedPart } from '../../shared/errors/failed-part.tsx';
import type { Loaded } from '../../shared/gateway/loaded.ts';
import * as css from './contracts.css.ts';

type Consolidated = ResponseOf<typeof consolidated>;

/** Each kind with the fields of the consolidated info that grant it. */
const KINDS = [
  { granted: 'divtypereq', name: 'contracts.dividend', about: 'contracts.dividendAbout' },
  { granted: 'dailysalreqtype', name: 'contracts.daily', about: 'contracts.dailyAbout' },
  { granted: 'contracthoursalreq', name: 'contracts.hourly', about: 'contracts.hourlyAbout' },
  { granted: 'realtimesalreqtype', name: 'contracts.realtime', about: 'contracts.realtimeAbout' },
] as const;

/** What contracts the upline has granted; without any, an honest empty state. */
export function ContractsScreen({ data, error, retry }: Loaded<Consolidated>) {
  if (!data) {
    return error ? (
      <FailedPart title="contracts.failed" error={error} onRetry={retry} />
    ) : (
      <Skeleton shape="block" height="14rem" />
    );
  }
  const granted = KINDS.filter((kind) => data[kind.granted]);
  if (granted.length === 0) {
    const offers = data.divtypeinfo || data.dailysalinfotype;
    return (
      <EmptyState
        icon={<ScrollText />}
        title={<FormattedMessage id="contracts.none" />}
        reason={<FormattedMessage id={offers ? 'contracts.noneReason' : 'contracts.notOffered'} />}
      />
    );
  }
  return (
    <ul className={css.list}>
      {granted.map(({ granted: key, name, about }) => (
        <li key={key} className={css.contract}>
          <span className={css.name}>
            <FormattedMessage id={name} />
          </span>
          <Badge tone="success">
            <FormattedMessage id="contracts.active" />
          </Badge>
          <p className={css.about}>
            <FormattedMessage id={about} />
          </p>
        </li>
      ))}
    </ul>
  );
}
