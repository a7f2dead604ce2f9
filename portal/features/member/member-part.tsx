import { use, useMemo } from 'react';
import { DataKitLabels } from '../../shared/kit-labels/data-kit-labels.tsx';
import { type MemberFrame, MemberFrameContext } from '../../shared/member-center/member-frame.ts';
import {
  type FeatureComponents,
  MemberPagesContext,
} from '../../shared/navigation/feature-components.ts';

/** One page of the member center, without its menu, in another feature's frame. */
export function MemberPart({ page, linkTo, leave }: FeatureComponents['memberPage']) {
  const { [page]: Page } = use(MemberPagesContext);
  const place = useMemo<MemberFrame>(
    () => ({ isPopup: leave !== undefined, linkTo, ...(leave && { leave }) }),
    [linkTo, leave],
  );
  return (
    <MemberFrameContext value={place}>
      <DataKitLabels>{Page && <Page />}</DataKitLabels>
    </MemberFrameContext>
  );
}
