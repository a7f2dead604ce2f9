declare module 'virtual:kit-facts' {
  import type { KitFacts } from './facts/shapes.ts';

  /** The facts of each folder of the kit, loaded when its page is opened. */
  const facts: Readonly<Record<string, () => Promise<{ readonly default: KitFacts }>>>;
  export default facts;
}

declare module '*.mdx' {
  import type { ComponentType } from 'react';

  const Page: ComponentType;
  export default Page;
}
