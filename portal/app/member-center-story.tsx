import type { Decorator } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { member } from '../features/member/feature.ts';
import { DataKitLabels } from '../shared/kit-labels/data-kit-labels.tsx';
import { type Catalogue, joinCatalogues } from '../shared/messages/join-catalogues.ts';
import { WithFeatureComponents } from './navigation/feature-components.tsx';
import { StoryFrame as AppFrame } from './story-frame.tsx';

/**
 * For stories of a feature with pages of the member center: provides its messages and the center's,
 * a router and answers, as the app does.
 */
export function memberCenterStory(messages: Catalogue) {
  const catalogue = joinCatalogues(member.messages, messages);
  const StoryFrame = (props: Omit<ComponentProps<typeof AppFrame>, 'catalogue'>) => (
    <AppFrame {...props} catalogue={catalogue} />
  );
  /** A page: `answers`, `path` and `boot` come from the story's parameters. */
  const inMemberCenter: Decorator = (Story, { parameters }) => {
    const { language, path, answers, boot } = parameters;
    return (
      <StoryFrame language={language} path={path} answers={answers} boot={boot}>
        <WithFeatureComponents>
          <DataKitLabels>
            <Story />
          </DataKitLabels>
        </WithFeatureComponents>
      </StoryFrame>
    );
  };
  return { StoryFrame, inMemberCenter };
}
