import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { readGlobals } from '../toolbar/globals.ts';
import { BrandPage } from './brand-page.tsx';

const meta = {
  title: 'Brand/Overview',
  component: BrandPage,
  tags: ['any-language'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { slug: '', mode: '', parts: ['tokens', 'type', 'contrast', 'work', 'components'] },
  render: ({ parts }, { globals }) => {
    const { brand, mode } = readGlobals(globals);
    return <BrandPage slug={brand} mode={mode} parts={parts} />;
  },
} satisfies Meta<typeof BrandPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every component is checked by axe in its own story; together they repeat ids and landmarks. */
export const Page: Story = {
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const components = within(canvasElement).getByRole('heading', { name: 'Components' });
    const pieces = components.parentElement?.querySelectorAll('section') ?? [];
    await expect(pieces.length).toBeGreaterThan(30);
    // Nothing lies over the page.
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const Tokens: Story = { args: { parts: ['tokens', 'type'] } };
export const Contrast: Story = { args: { parts: ['contrast'] } };

const isNunito = ({ family }: FontFace) => family.includes('Nunito Sans');
const canvasColour = () => getComputedStyle(document.body).backgroundColor;

export const Bench: Story = {
  name: 'Fonts, shadows and motion are changed, undone and put back',
  tags: ['no-picture'],
  args: { parts: ['work'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = getComputedStyle(document.documentElement);
    const now = (name: string) => root.getPropertyValue(`--bz-${name}`);
    const before = now('shadow-card');

    await userEvent.selectOptions(canvas.getByLabelText('font.display'), 'Nunito Sans');
    await waitFor(() => expect(now('font-family-display')).toMatch(/^"Nunito Sans"/));
    await waitFor(() => expect([...document.fonts].some(isNunito)).toBe(true));

    const blur = canvas.getByLabelText('blur of shadow.card 1 in px');
    await fireEvent.change(blur, { target: { value: '77' } });
    await waitFor(() => expect(now('shadow-card')).toContain('77px'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a layer to shadow.card' }));
    await expect(canvas.getByLabelText('blur of shadow.card 2 in px')).toBeVisible();

    await userEvent.selectOptions(canvas.getByLabelText('Preset of motion.out'), 'Both ends soft');
    const curve = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(curve).toContain('M0 1C0.65 1 0.35 0 1 0');

    // One step back is the curve alone; the shadow goes back by itself, the font stays.
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.queryByRole('button', { name: 'Put back motion.out' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Put back shadow.card' }));
    await waitFor(() => expect(now('shadow-card')).toBe(before));
    await expect(now('font-family-display')).toMatch(/^"Nunito Sans"/);

    // What was taken back is done again, and what was given up comes back.
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(now('shadow-card')).toContain('77px'));
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(now('shadow-card')).toBe(before));
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(now('font-family-display')).not.toMatch(/^"Nunito Sans"/));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(now('font-family-display')).toMatch(/^"Nunito Sans"/));
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
  },
};

export const Arranged: Story = {
  name: 'The layout is changed name by name, refused where it is wrong, shared and opened again',
  tags: ['no-picture'],
  args: { parts: ['work'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = getComputedStyle(document.documentElement);
    const now = (name: string) => root.getPropertyValue(`--bz-${name}`);
    const choose = (label: string, value: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), value);

    await choose('Tiles: width to height', '4:3');
    await waitFor(() => expect(now('layout-tile-ratio')).toBe('4/3'));
    await choose('Menu', 'top');
    await waitFor(() => expect(now('layout-menu-place')).toBe('fixed'));
    // What the brand's own file says is taken back as well.
    await choose('Tiles: width to height', '3:4');
    await waitFor(() => expect(now('layout-tile-ratio')).toBe(''));

    const type = canvas.getByRole('spinbutton', { name: 'Size of type' });
    await fireEvent.change(type, { target: { value: '1.1' } });
    await waitFor(() => expect(now('font-size-md')).toBe('1.1rem'));
    await fireEvent.change(type, { target: { value: '3' } });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Not taken.*typeScale/);
    await expect(now('font-size-md')).toBe('1.1rem');

    const home = canvas.getByRole('group', { name: 'Home' });
    const sections = () =>
      within(home)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('span')?.textContent);
    const before = sections();
    await userEvent.click(within(home).getByRole('button', { name: `Home: down ${before[0]}` }));
    await expect(sections()).toEqual([before[1], before[0], ...before.slice(2)]);
    await userEvent.click(within(home).getByRole('button', { name: 'Home: remove winners' }));
    await expect(sections()).not.toContain('winners');
    await userEvent.click(within(home).getByRole('button', { name: 'Home: add winners' }));
    await expect(sections().at(-1)).toBe('winners');

    await userEvent.type(canvas.getByLabelText('A message of the portal'), 'home.hot');
    const words = canvas.getByLabelText('home.hot (en)');
    await userEvent.clear(words);
    await userEvent.type(words, 'Loved');
    await expect(words).toHaveValue('Loved');

    const shared = { tokens: {}, layout: { hero: 'none', tile: { ratio: '1:1' } } };
    const bg = { color: { $type: 'color', bg: { $value: '#0a0a12' } } };
    await userEvent.upload(
      screen.getByLabelText(/^DTCG file/),
      new File([JSON.stringify({ ...shared, tokens: bg })], 'lantern.baize-brand.json'),
    );
    await waitFor(() => expect(now('layout-tile-ratio')).toBe('1/1'));
    await waitFor(() => expect(canvasColour()).toBe('rgb(10, 10, 18)'));
    await expect(canvas.getByRole('combobox', { name: 'Banners' })).toHaveValue('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
  },
};

export const Workbench: Story = {
  name: 'A changed token is on the page and in the contrast check at once',
  args: { parts: ['work'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = canvasColour();
    await expect(canvas.getByText(/^(\d+) of \1 pairs pass$/)).toBeVisible();
    // Words in the colour of what they lie on can be read in no brand.
    const ground = canvas.getByLabelText<HTMLInputElement>('Pick surface').value;
    await fireEvent.change(canvas.getByLabelText('Pick muted'), { target: { value: ground } });
    await waitFor(() => expect(canvas.queryByText(/^(\d+) of \1 pairs pass$/)).toBeNull());
    const problems = canvas.getByRole('region', { name: 'Problems' });
    await expect(problems.textContent).toMatch(
      /color\.text\.muted #\w+ on color\.surface\.bg #\w+ has 1:1.*nearest colour that passes/,
    );

    // The nearest colour that passes is one press away, and ends it.
    for (
      let left = 9;
      left > 0 && within(problems).queryAllByRole('button').length > 0;
      left -= 1
    ) {
      await userEvent.click(
        within(problems).getAllByRole('button', { name: /^Use #/ })[0] ?? problems,
      );
    }
    await expect(canvas.getByText(/^(\d+) of \1 pairs pass$/)).toBeVisible();

    await fireEvent.change(canvas.getByLabelText('Pick bg'), { target: { value: '#101820' } });
    await waitFor(() => expect(canvasColour()).toBe('rgb(16, 24, 32)'));

    const text = JSON.stringify({ color: { $type: 'color', bg: { $value: '#0a0a12' } } });
    await userEvent.upload(
      screen.getByLabelText(/^DTCG file/),
      new File([text], 'figma.json', { type: 'application/json' }),
    );
    await waitFor(() => expect(canvasColour()).toBe('rgb(10, 10, 18)'));
    await userEvent.upload(
      screen.getByLabelText(/^DTCG file/),
      new File(['{"color":{"shiny":{"$value":"#fff000"}}}'], 'figma.json'),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('brand.color.shiny');

    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(canvasColour()).toBe(before));
  },
};
