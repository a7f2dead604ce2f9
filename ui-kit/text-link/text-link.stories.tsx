import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextLink, textLink } from './text-link.tsx';

const meta = {
  title: 'Kit/TextLink',
  component: TextLink,
  args: { href: '#terms', children: 'terms and conditions' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  tags: ['composite'],
  render: (args) => (
    <p>
      I am of age and accept the <TextLink {...args} /> of this house.
    </p>
  ),
};
export const Alone: Story = {
  args: { place: 'alone', children: 'Forgot password?' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Forgot password?' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
export const Muted: Story = {
  args: { tone: 'muted', place: 'alone', children: 'Responsible gaming' },
};
export const NewTab: Story = {
  args: { target: '_blank', place: 'alone', children: 'Licence' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};
export const ButtonAsLink: Story = {
  render: () => (
    <button type="button" className={textLink({ place: 'alone' })}>
      Send again
    </button>
  ),
};
export const LongFilipino: Story = {
  args: { children: 'Basahin ang buong patakaran sa responsableng paglalaro at pagkapribado' },
};
