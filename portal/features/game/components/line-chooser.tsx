import { Button } from '@baize/ui-kit/button';
import { Wifi } from '@baize/ui-kit/icon';
import { Popover } from '@baize/ui-kit/popover';
import { RadioGroup } from '@baize/ui-kit/radio-group';
import { FormattedMessage, useIntl } from 'react-intl';
import { fastestOf, type Line, useMeasuredLines } from '../../../shared/api/use-measured-lines.ts';
import * as css from '../game-screen.css.ts';

export interface GameLines {
  /** The origins of the merchant's mirrors for games. */
  readonly all: readonly string[];
  /** The current mirror; undefined for the portal's own. */
  readonly current: string | undefined;
  onChoose(line: string | undefined): void;
}

/** Opens the list of mirrors with their latency; choosing one reloads the game from it (R12.06). */
export function LineChooser(props: GameLines) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'game.lines' });
  return (
    <Popover
      label={label}
      align="end"
      className={css.lines}
      trigger={
        <Button variant="ghost" iconOnly size="sm" aria-label={label} title={label}>
          <Wifi size={18} aria-hidden="true" />
        </Button>
      }
    >
      <MeasuredLines {...props} />
    </Popover>
  );
}

/** The mirrors are measured while the list is shown. */
function MeasuredLines({ all, current, onChoose }: GameLines) {
  const { lines = [] } = useMeasuredLines(all);
  return (
    <LineList
      lines={lines}
      current={current ?? window.location.origin}
      onChoose={(origin) =>
        onChoose(lines.find((line) => line.origin === origin && !line.isHere)?.origin)
      }
    />
  );
}

interface LineListProps {
  lines: readonly Line[];
  current: string;
  onChoose(origin: string): void;
}

/** The mirrors with their latency; the fastest one is marked. */
export function LineList({ lines, current, onChoose }: LineListProps) {
  const quickest = fastestOf(lines);
  return (
    <>
      <RadioGroup
        label={<FormattedMessage id="game.lines" />}
        options={lines.map((line) => ({
          value: line.origin,
          label: line.isHere ? (
            <FormattedMessage id="game.lines.here" />
          ) : (
            new URL(line.origin).host
          ),
          description: <Speed state={line.state} isQuickest={line === quickest} />,
        }))}
        value={current}
        onValueChange={onChoose}
      />
      <p className={css.linesNote}>
        <FormattedMessage id="game.lines.note" />
      </p>
    </>
  );
}

function Speed({ state, isQuickest }: Pick<Line, 'state'> & { isQuickest: boolean }) {
  if (state.kind === 'measuring') return <FormattedMessage id="game.lines.measuring" />;
  if (state.kind !== 'reached') return <FormattedMessage id="game.lines.failed" />;
  const { ms } = state;
  return isQuickest ? (
    <FormattedMessage id="game.lines.quickest" values={{ ms }} />
  ) : (
    <FormattedMessage id="game.lines.ms" values={{ ms }} />
  );
}
