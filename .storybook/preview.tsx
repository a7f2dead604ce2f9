import '../ui-kit/foundation/index.ts';
import '../ui-kit/foundation/reset.css.ts';
import type { Preview } from '@storybook/react-vite';
import { Fragment } from 'react';
import { configure } from 'storybook/test';
import { ComponentPage, DocsContainer } from './docs/lazy.tsx';
import { withOwnIds } from './docs/own-ids.ts';
import { withModes } from './modes.ts';
import { settleDialogs } from './settle-dialogs.ts';
import { applyGlobals } from './toolbar/apply-globals.ts';
import { arrangePortal } from './toolbar/arrange-portal.ts';
import { expectNoLeftovers } from './toolbar/expect-no-leftovers.ts';
import { globalTypes, initialGlobals, readGlobals } from './toolbar/globals.ts';
import { lengthenArgs } from './toolbar/lengthen-args.ts';

// What a play waits for may be a script that is fetched on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    backgrounds: { disable: true },
    docs: { container: DocsContainer, page: ComponentPage, codePanel: true },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Elevation', 'Breakpoints', 'Icons', 'Contrast'],
          'Design of seven components',
          'Kit',
          'Brand',
          'Portal',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals: { ...initialGlobals },
  // The first picture and the contrast check need the brand's colours, not the browser's.
  loaders: [
    async (context) => {
      const globals = readGlobals(context.globals);
      await applyGlobals(globals);
      arrangePortal(globals);
      const ownLanguage = context.parameters.language ?? 'EN';
      // Portal stories read their language from this parameter; the toolbar's choice wins.
      if (globals.language === 'TY') {
        context.parameters = { ...context.parameters, language: 'TY' };
      }
      return { ownLanguage };
    },
  ],
  beforeAll: settleDialogs,
  afterEach: expectNoLeftovers,
  argTypesEnhancers: [withModes, withOwnIds],
  decorators: [
    function Toolbar(Story, context) {
      const { language, direction, motion } = readGlobals(context.globals);
      const args = language === 'pseudo' ? Object(lengthenArgs(context.args)) : context.args;
      // What components read once, when they appear, must be read again.
      return <Fragment key={`${language} ${direction} ${motion}`}>{Story({ args })}</Fragment>;
    },
  ],
};

export default preview;
