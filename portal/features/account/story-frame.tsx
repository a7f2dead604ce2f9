import { memberCenterStory } from '../../app/member-center-story.tsx';
import { account } from './feature.ts';

/** For stories: pages of this feature as the member center shows them. */
export const { StoryFrame, inMemberCenter } = memberCenterStory(account.messages);
