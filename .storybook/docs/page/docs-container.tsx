import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { MDXProvider } from '@storybook/addon-docs/mdx-react-shim';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyGlobals } from '../../toolbar/apply-globals.ts';
import { readGlobals, type ToolbarGlobals } from '../../toolbar/globals.ts';
import { PROSE } from './prose.tsx';
import { GlobalsContext } from './use-globals.ts';

interface GlobalsMessage {
  readonly globals?: Record<string, unknown>;
}

/** The toolbar's values from Storybook's latest message. */
function globalsOf({ channel }: DocsContextProps): ToolbarGlobals {
  const messages: readonly (GlobalsMessage | undefined)[] = [
    channel.last(GLOBALS_UPDATED)?.[0],
    channel.last(SET_GLOBALS)?.[0],
  ];
  return readGlobals(messages.find((message) => message?.globals)?.globals ?? {});
}

type ContainerProps = PropsWithChildren<{ context: DocsContextProps }>;

/**
 * Applies the toolbar's brand to a documentation page instead of Storybook's own theme. Nothing is shown before the
 * brand's colours have loaded.
 */
export function DocsContainer({ context, children }: ContainerProps) {
  const globals = globalsOf(context);
  const look = JSON.stringify(globals);
  const [dressed, setDressed] = useState('');
  useEffect(() => {
    let current = true;
    const wanted: ToolbarGlobals = JSON.parse(look);
    void applyGlobals(wanted).then(() => current && setDressed(look));
    return () => {
      current = false;
    };
  }, [look]);
  if (!dressed) return null;
  return (
    <DocsContext value={context}>
      <GlobalsContext value={globals}>
        <MDXProvider components={PROSE}>{children}</MDXProvider>
      </GlobalsContext>
    </DocsContext>
  );
}
