import type { Meta, StoryObj } from '@storybook/react-vite';
import { CirclePlay, Heart, Info, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { SHOWN_STATES, showAs } from '../states.sample.tsx';
import { ActionSheet } from './action-sheet.tsx';

const guide: Guide = {
  use: ['The actions for one object on a phone: play a game, try it, add it to the favourites.'],
  avoid: ['On a desktop: `Menu`.', 'Content to read or a form: `Drawer`.'],
  anatomy: ['Scrim', 'Panel at the lower edge', 'Title', 'Action with its icon'],
  accessibility: {
    pattern: 'Dialog (modal) with a list of buttons',
    keys: { Tab: 'moves between actions', Enter: 'performs the action', Escape: 'closes' },
    announced: ['The title, then each action with its position.'],
  },
};

const meta = {
  title: 'Kit/Action sheet',
  component: ActionSheet,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    open: true,
    title: 'Golden Harvest',
    onOpenChange: fn(),
    onSelect: fn(),
    actions: [
      { id: 'play', label: 'Play', icon: <CirclePlay size={20} /> },
      { id: 'favourite', label: 'Add to favourites', icon: <Heart size={20} /> },
      { id: 'info', label: 'About this game', icon: <Info size={20} />, disabled: true },
      { id: 'remove', label: 'Remove', icon: <Trash2 size={20} />, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof ActionSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Golden Harvest' }));
    await expect(sheet.getAllByRole('listitem')).toHaveLength(4);
    for (const action of sheet.getAllByRole('button')) {
      if (action.closest('li')) {
        await expect(action.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    }
    await userEvent.click(sheet.getByRole('button', { name: 'About this game' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Play' }));
    await expect(args.onSelect).toHaveBeenCalledWith('play');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const LongFilipino: Story = {
  args: {
    title: 'Ang napakahabang pangalan ng larong ito na hindi kasya sa isang linya',
    actions: [
      {
        id: 'a',
        label: 'Idagdag sa listahan ng iyong mga paboritong laro at makatanggap ng abiso',
      },
    ],
  },
};
export const States: Story = {
  tags: ['composite', 'after-play'],
  args: {
    actions: [
      ...SHOWN_STATES.map((state) => ({ id: state, label: state })),
      { id: 'disabled', label: 'disabled', disabled: true },
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    for (const state of SHOWN_STATES) {
      showAs(sheet.getByRole('button', { name: state }), state, document.body);
    }
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { title: LONG_WORD, actions: [{ id: 'a', label: LONG_WORD }] },
  play: async ({ canvasElement }) => {
    const popup = await screen.findByRole('dialog');
    await expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth);
    await expectFits(canvasElement);
  },
};
export const NoActions: Story = {
  tags: ['no-picture'],
  args: { actions: [] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
