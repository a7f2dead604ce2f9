import { Badge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { RefreshCw } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { fastestOf, type Line } from '../../shared/api/use-measured-lines.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { page } from '../../shared/page-head/page-head.css.ts';
import { PageHead } from '../../shared/page-head/page-head.tsx';
import type { Lines } from './api.ts';
import * as css from './mirrors.css.ts';

/** Milliseconds up to which a mirror is rated as fast, and as usable. */
const QUICK = 120;
const USABLE = 400;

const gradeOf = (ms: number) => (ms <= QUICK ? 'quick' : ms <= USABLE ? 'usable' : 'slow');
const TONES = { quick: 'success', usable: 'brand', slow: 'warning' } as const;

function Speed({ state }: Pick<Line, 'state'>) {
  if (state.kind === 'measuring') return <Skeleton width="8ch" />;
  if (state.kind !== 'reached') {
    return (
      <Badge tone="danger">
        <FormattedMessage id={state.kind === 'timeout' ? 'mirrors.timeout' : 'mirrors.failed'} />
      </Badge>
    );
  }
  const grade = gradeOf(state.ms);
  return (
    <>
      <span className={css.ms}>
        <FormattedMessage id="mirrors.ms" values={{ ms: state.ms }} />
      </span>
      <Badge tone={TONES[grade]} variant="soft">
        <FormattedMessage id={`mirrors.${grade}`} />
      </Badge>
    </>
  );
}

/** All mirrors with their latency, the fastest one marked, and a button to measure again. */
export function MirrorsScreen(props: Lines & { children?: ReactNode }) {
  const { lines, expected, error, retry, measureAgain, children } = props;
  const best = lines && fastestOf(lines);
  const isMeasuring = lines?.some(({ state }) => state.kind === 'measuring') ?? false;
  return (
    <div className={page}>
      <PageHead
        title={<FormattedMessage id="mirrors.title" />}
        intro={<FormattedMessage id="mirrors.intro" />}
      />
      <section className={css.card} aria-busy={isMeasuring}>
        <div className={css.cardHead}>
          <h2 className={css.heading}>
            <FormattedMessage id="mirrors.lines" />
          </h2>
          {(lines || !error) && (
            <Button variant="soft" size="sm" busy={!lines || isMeasuring} onClick={measureAgain}>
              <RefreshCw size={16} aria-hidden="true" />
              <FormattedMessage id="mirrors.again" />
            </Button>
          )}
        </div>
        {!lines && error && <LoadError title="mirrors.listFailed" error={error} onRetry={retry} />}
        {!lines && !error && (
          <div className={css.lines}>
            {Array.from({ length: expected }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
              <div key={row} className={css.line}>
                <span className={css.address}>
                  <Skeleton width="60%" />
                </span>
                <span className={css.speed}>
                  <Skeleton width="8ch" />
                </span>
                {/* The first line is this page's own, which has nothing to open. */}
                {row > 0 && <span className={css.unknown} />}
              </div>
            ))}
          </div>
        )}
        {lines && (
          <ul className={css.lines}>
            {lines.map((line) => (
              <li key={line.origin} className={css.line} data-best={line === best || undefined}>
                <span className={css.address}>
                  {new URL(line.origin).host}
                  {line.isHere && (
                    <Badge>
                      <FormattedMessage id="mirrors.here" />
                    </Badge>
                  )}
                  {line === best && (
                    <Badge tone="brand">
                      <FormattedMessage id="mirrors.best" />
                    </Badge>
                  )}
                </span>
                <span className={css.speed}>
                  <Speed state={line.state} />
                </span>
                {line.isHere ? (
                  <span className={css.stay} />
                ) : (
                  <Button asChild variant={line === best ? 'solid' : 'soft'} size="sm">
                    <a href={line.origin}>
                      <FormattedMessage
                        id="mirrors.open"
                        values={{ host: new URL(line.origin).host }}
                      />
                    </a>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        <p className={css.hint} role="status">
          {best?.state.kind === 'reached' && (
            <FormattedMessage
              id="mirrors.bestIs"
              values={{ host: new URL(best.origin).host, ms: best.state.ms }}
            />
          )}
          {lines && !best && !isMeasuring && <FormattedMessage id="mirrors.noneReached" />}
        </p>
      </section>
      {children}
    </div>
  );
}
