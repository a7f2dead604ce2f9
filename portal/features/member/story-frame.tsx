import type { Decorator } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { StoryFrame as AppFrame } from '../../app/story-frame.tsx';
import { catalogue } from './catalogue.ts';

/** For stories: the member center's messages, a router and answers, as the app gives them. */
export function StoryFrame(props: Omit<ComponentProps<typeof AppFrame>, 'catalogue'>) {
  return <AppFrame {...props} catalogue={catalogue} />;
}

/** A page of the member center: `answers` and `path` come from the story's parameters. */
export const inMemberCenter: Decorator = (Story, { parameters }) => (
  <StoryFrame language={parameters.language} path={parameters.path} answers={parameters.answers}>
    <Story />
  </StoryFrame>
);
