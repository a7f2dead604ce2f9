import type { VendorLane } from '@baize/gateway/contract';
import { Chip } from '@baize/ui-kit/chip';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import * as css from '../lobby.css.ts';

interface ClassifyChipsProps {
  /** Undefined until the vendors are known. */
  lane: VendorLane | undefined;
  /** The category has sub-categories: their row is reserved until they are known. */
  isExpected: boolean;
  chosen: string;
  offersBingo: boolean;
  /**
   * The number of the selected vendor's games in each sub-category; `null` until it is known,
   * undefined without a selected vendor. A sub-category without games is disabled.
   */
  ofVendor?: ReadonlyMap<string, number> | null | undefined;
  onChoose(classify: string): void;
}

/** The sub-categories of a lane, if there are any (R2.54). */
export function ClassifyChips(props: ClassifyChipsProps) {
  const { lane, isExpected, chosen, offersBingo, ofVendor, onChoose } = props;
  const intl = useIntl();
  if (!lane && isExpected) return <Skeleton className={css.chipsPlace} shape="pill" width="60%" />;
  const classes = (lane?.gameClassify ?? []).filter(({ key }) => offersBingo || key !== 'BG');
  if (classes.length === 0) return null;
  const name = intl.formatMessage({ id: 'lobby.classify.name' });
  return (
    <fieldset className={css.chips} aria-label={name}>
      <Chip pressed={chosen === ''} onClick={() => onChoose('')}>
        {intl.formatMessage({ id: 'lobby.classify.all' })}
      </Chip>
      {classes.map(({ key, displayName, gameCount }) => {
        const count = ofVendor === undefined ? gameCount : ofVendor && (ofVendor.get(key) ?? 0);
        return (
          <Chip
            key={key}
            pressed={chosen === key}
            count={count}
            disabled={count === 0 && chosen !== key}
            onClick={() => onChoose(key)}
          >
            {displayName}
          </Chip>
        );
      })}
    </fieldset>
  );
}
