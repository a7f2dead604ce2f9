import type { Decorator } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { StoryFrame as AppFrame } from '../../app/story-frame.tsx';
import { KitWords } from '../../shared/kit-words/kit-words.tsx';
import { member } from './feature.ts';

/** For stories: the member center's messages, a router and answers, as the app gives them. */
export function StoryFrame(props: Omit<ComponentProps<typeof AppFrame>, 'catalogue'>) {
  return <AppFrame {...props} catalogue={member.messages} />;
}

/** A page of the member center: `answers`, `path` and `boot` come from the story's parameters. */
export const inMemberCenter: Decorator = (Story, { parameters }) => {
  const { language, path, answers, boot } = parameters;
  return (
    <StoryFrame language={language} path={path} answers={answers} boot={boot}>
      <KitWords>
        <Story />
      </KitWords>
    </StoryFrame>
  );
};
