import type { GameNewsKind } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Crown, Sparkles, Wrench } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';

const KINDS = {
  NEW: { icon: Sparkles, tone: 'brand' },
  MAINTENANCE: { icon: Wrench, tone: 'warning' },
  JACKPOT: { icon: Crown, tone: 'success' },
} as const;

/** The kind of a news item, as icon and word. */
export function NewsKind({ kind }: { kind: GameNewsKind }) {
  const intl = useIntl();
  const { icon: Icon, tone } = KINDS[kind];
  return (
    <Badge tone={tone}>
      <Icon size={12} aria-hidden="true" />
      {intl.formatMessage({ id: `gameNews.kind.${kind}` })}
    </Badge>
  );
}
