import { memberCenterStory } from '../../app/member-center-story.tsx';
import { member } from './feature.ts';

/** For stories: the member center with its pages, as the app gives them. */
export const { inMemberCenter } = memberCenterStory(member.messages);
