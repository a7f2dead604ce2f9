import { use, useMemo } from 'react';
import { KitWords } from '../../shared/kit-words/kit-words.tsx';
import { type MemberPlace, MemberPlaceContext } from '../../shared/member-center/member-place.ts';
import { type FeatureParts, MemberPagesContext } from '../../shared/navigation/feature-parts.ts';

/** One page of the member center, without its menu, in another feature's frame. */
export function MemberPart({ page, linkTo, leave }: FeatureParts['memberPage']) {
  const { [page]: Page } = use(MemberPagesContext);
  const place = useMemo<MemberPlace>(
    () => ({ isPopup: leave !== undefined, linkTo, ...(leave && { leave }) }),
    [linkTo, leave],
  );
  return (
    <MemberPlaceContext value={place}>
      <KitWords>{Page && <Page />}</KitWords>
    </MemberPlaceContext>
  );
}
