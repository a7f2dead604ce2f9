import type { ComponentProps } from 'react';
import { StoryFrame as AppFrame } from '../../app/story-frame.tsx';
import { lobby } from './feature.ts';

/** For stories: this feature's messages, a router and answers, as the app gives them. */
export function StoryFrame(props: Omit<ComponentProps<typeof AppFrame>, 'catalogue'>) {
  return <AppFrame {...props} catalogue={lobby.messages} />;
}
