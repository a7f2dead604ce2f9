import { useMemo } from 'react';
import { KitWords } from '../../shared/kit-words/kit-words.tsx';
import type { FeatureParts } from '../../shared/navigation/feature-parts.ts';
import { type MemberPlace, MemberPlaceContext } from './components/member-place.ts';
import { PAGES } from './pages.ts';

/** One page of the member center, without its menu, in another feature's frame. */
export function MemberPart({ page, linkTo, leave }: FeatureParts['memberPage']) {
  const { Page } = PAGES[page];
  const place = useMemo<MemberPlace>(
    () => ({ isPopup: leave !== undefined, linkTo, ...(leave && { leave }) }),
    [linkTo, leave],
  );
  return (
    <MemberPlaceContext value={place}>
      <KitWords>
        <Page />
      </KitWords>
    </MemberPlaceContext>
  );
}
