import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { STORY_BOOT, StoryFrame } from '../../app/story-frame.tsx';
import { catalogue } from './catalogue.ts';
import { ContactPopup } from './contact-popup.tsx';

const meta = {
  title: 'Portal/Customer service',
  component: ContactPopup,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={catalogue} boot={parameters.boot}>
      <ContactPopup {...args} />
    </StoryFrame>
  ),
  args: { args: [], onClose: fn() },
} satisfies Meta<typeof ContactPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    const email = await screen.findByRole('link', { name: /Write an email/ });
    await expect(email).toHaveAttribute('href', 'mailto:support@meridian.example');
    await expect(screen.getByRole('link', { name: /Call us/ })).toHaveAttribute(
      'href',
      'tel:+63280000001',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const NothingConfigured: Story = {
  parameters: { boot: { ...STORY_BOOT, brand: { ...STORY_BOOT.brand, support: {} } } },
  play: async () => {
    await screen.findByText(/has not published a way/);
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

export const Filipino: Story = { parameters: { language: 'TY' } };
