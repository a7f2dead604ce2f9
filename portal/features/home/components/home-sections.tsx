import { useBrandLayout } from '../../../shared/brand/use-brand-layout.ts';
import { lazyComponent } from '../../../shared/errors/lazy-component.tsx';
import { ScriptLoadError } from '../../../shared/errors/script-load-error.tsx';
import * as css from '../home.css.ts';
import type { BelowFoldProps } from './below-fold.tsx';
import { GameSection, type HomeSection, isGameSection } from './game-section.tsx';

/** Never in the first viewport, so its script is loaded after the first paint. */
const BelowFold = lazyComponent<BelowFoldProps>(
  () => import('./below-fold.tsx').then((module) => module.BelowFold),
  {
    fallback: <div className={css.belowPlace} />,
    serverRendered: true,
    errorFallback: () => <ScriptLoadError />,
  },
);

/** The default order (R2.51); jackpots and winners share a row. */
const USUAL: readonly HomeSection[] = (
  ['hot', 'favourites', 'recent', 'jackpots', 'winners', 'categories'] as const
).map((section) => ({ section }));

type HomeSectionsProps = Omit<BelowFoldProps, 'sections'>;

/**
 * HOT, FAV (logged in), RECENT (logged in with items), then one for each category (R2.51), unless
 * the brand's layout has them in another order.
 */
export function HomeSections(props: HomeSectionsProps) {
  const { home = USUAL } = useBrandLayout();
  const found = home.findIndex((each) => !isGameSection(each));
  const firstBelow = found < 0 ? home.length : found;
  return (
    <div className={css.sections}>
      {home.slice(0, firstBelow).map((each, at) => (
        <GameSection key={each.section} {...each} actions={props.actions} isFirst={at === 0} />
      ))}
      {firstBelow < home.length && <BelowFold {...props} sections={home.slice(firstBelow)} />}
    </div>
  );
}
