import '../ui-kit/foundation/index.ts';
import type { Preview } from '@storybook/react-vite';
import { useInsertionEffect } from 'react';

const BRANDS = ['meridian', 'cedar', 'volt', 'lantern'];

/** Gives the page the brand as the portal does: its CSS file, and the names on <html>. */
function useBrand(slug: string) {
  useInsertionEffect(() => {
    const id = `brand-${slug}`;
    if (!document.getElementById(id)) {
      const link = document.createElement('link');
      link.id = id;
      link.rel = 'stylesheet';
      link.href = `/brands/${slug}/brand.css`;
      document.head.append(link);
    }
    document.documentElement.dataset.brand = slug;
  }, [slug]);
}

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    backgrounds: { disable: true },
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { title: 'Brand', icon: 'paintbrush', items: BRANDS, dynamicTitle: true },
    },
  },
  initialGlobals: { brand: 'meridian' },
  decorators: [
    function Brand(Story, context) {
      useBrand(String(context.globals.brand));
      return <Story />;
    },
  ],
  // The first picture and the contrast check need the brand's colours, not the browser's.
  loaders: [
    async (context) => {
      const slug = String(context.globals.brand);
      const href = `/brands/${slug}/brand.css`;
      const loaded = [...document.styleSheets].some((sheet) => sheet.href?.endsWith(href));
      if (loaded) return;
      await new Promise<void>((resolve) => {
        const link = document.createElement('link');
        link.id = `brand-${slug}`;
        link.rel = 'stylesheet';
        link.href = href;
        link.onload = () => resolve();
        link.onerror = () => resolve();
        document.head.append(link);
      });
    },
  ],
};

export default preview;
