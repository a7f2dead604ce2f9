import { use, useCallback } from 'react';
import { FeatureComponentsContext } from '../../../shared/navigation/feature-components.ts';
import { type MemberPage, memberPath } from '../../../shared/paths.ts';
import { useAgentFrame } from '../components/agent-frame.ts';
import type { AgentPage } from '../lib/agent-pages.ts';

type SharedPage = AgentPage & MemberPage;
const SHARED: readonly string[] = ['depositv2', 'withdraw', 'messageV2'] satisfies SharedPage[];
const isShared = (page: MemberPage): page is SharedPage => SHARED.includes(page);

/** A page that agents share with members, in the agents' own frame. */
export function SharedMemberPage({ page }: { page: SharedPage }) {
  const { memberPage: Part } = use(FeatureComponentsContext);
  const { linkTo, leave } = useAgentFrame();
  const link = useCallback(
    (to: MemberPage) => (isShared(to) ? linkTo(to) : { to: memberPath(to) }),
    [linkTo],
  );
  return Part && <Part page={page} linkTo={link} {...(leave && { leave })} />;
}
