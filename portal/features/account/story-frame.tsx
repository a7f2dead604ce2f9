import { memberCenterStory } from '../../app/member-center-story.tsx';
import { account } from './feature.ts';

/** For stories: pages of this feature inside the member center. */
export const { StoryFrame, inMemberCenter } = memberCenterStory(account.messages);
