import type { Decorator } from '@storybook/react-vite';
import { StoryFrame } from '../../app/story-frame.tsx';
import { DataKitLabels } from '../../shared/kit-labels/data-kit-labels.tsx';
import { agent } from './feature.ts';

/** A part of the agent center: `answers`, `path` and `boot` come from the story's parameters. */
export const inAgentCenter: Decorator = (Story, { parameters }) => {
  const { language, path, answers, boot } = parameters;
  return (
    <StoryFrame
      language={language}
      path={path}
      answers={answers}
      boot={boot}
      catalogue={agent.messages}
    >
      <DataKitLabels>
        <Story />
      </DataKitLabels>
    </StoryFrame>
  );
};
