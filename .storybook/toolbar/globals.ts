import { BRANDS } from './brands.ts';

/** What the toolbar sets on the page; each value stands in a story's address as `globals=`. */
export interface ToolbarGlobals {
  readonly brand: string;
  /** `own` is the brand's default mode. */
  readonly mode: 'own' | 'dark' | 'light';
  readonly language: 'EN' | 'TY' | 'pseudo';
  readonly direction: 'ltr' | 'rtl';
  readonly density: 'comfortable' | 'compact';
  readonly motion: 'full' | 'reduced';
  /** `brand`: portal stories are arranged as the brand's `layout.json` says. */
  readonly layout: 'design' | 'brand';
}

export const initialGlobals: ToolbarGlobals = {
  brand: 'meridian',
  mode: 'own',
  language: 'EN',
  direction: 'ltr',
  density: 'comfortable',
  motion: 'full',
  layout: 'design',
};

const item = (value: string, title: string) => ({ value, title });
const tool = (
  title: string,
  icon: 'paintbrush' | 'circlehollow' | 'globe' | 'transfer' | 'component' | 'lightning',
  items: { value: string; title: string }[],
) => ({ description: title, toolbar: { title, icon, items, dynamicTitle: true } });

export const globalTypes: Record<keyof ToolbarGlobals, ReturnType<typeof tool>> = {
  brand: tool(
    'Brand',
    'paintbrush',
    BRANDS.map(({ slug, name }) => item(slug, name)),
  ),
  mode: tool('Mode', 'circlehollow', [
    item('own', "Brand's own mode"),
    item('dark', 'Dark'),
    item('light', 'Light'),
  ]),
  language: tool('Language', 'globe', [
    item('EN', 'English'),
    item('TY', 'Filipino (TY)'),
    item('pseudo', 'Long strings'),
  ]),
  direction: tool('Direction', 'transfer', [
    item('ltr', 'Left to right'),
    item('rtl', 'Right to left'),
  ]),
  density: tool('Density', 'component', [
    item('comfortable', 'Comfortable'),
    item('compact', 'Compact'),
  ]),
  motion: tool('Motion', 'lightning', [
    item('full', 'Full motion'),
    item('reduced', 'Reduced motion'),
  ]),
  layout: tool('Layout of portal stories', 'component', [
    item('design', "The design's layout"),
    item('brand', "The brand's layout"),
  ]),
};

/** The toolbar's values as a story gets them; what is not set is the initial one. */
export const readGlobals = (globals: Record<string, unknown>): ToolbarGlobals => ({
  ...initialGlobals,
  ...Object.fromEntries(Object.entries(globals).filter(([, value]) => value)),
});
