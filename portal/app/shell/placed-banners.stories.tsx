import { announcements, type Banner } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PlacedBanners } from '../../shared/announcements/placed-banners.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { answer, StoryFrame } from '../story-frame.tsx';

const banner = (place: Banner['groupName'], at: number, title: string): Banner => ({
  bannerId: `${place}${at}`,
  groupName: place,
  url: `/art/${place}.webp`,
  title,
  subtitle: 'Terms in plain words',
  linkageType: 'P',
  externalLink: '/promotions?promo=DEPOSIT',
});
const answered = (banners: Banner[] | CallError) => [
  answer(
    announcements,
    banners instanceof CallError ? banners : { banners, player: [], popup: [], promotion: [] },
  ),
];

const meta = {
  title: 'Portal/Placed banners',
  component: PlacedBanners,
  args: { place: 'w_leftmenu' },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'} answers={parameters.answers}>
      <div data-testid="placed" style={{ maxInlineSize: 216, display: 'grid', gap: 8 }}>
        <PlacedBanners {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof PlacedBanners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfThisPlace: Story = {
  name: 'Those of this place alone, each leading somewhere',
  parameters: {
    answers: answered([
      banner('w_home', 1, 'Home’s own'),
      banner('w_leftmenu', 1, 'First deposit 50%'),
      banner('w_leftmenu', 2, 'Missions of the week'),
      banner('w_reg', 1, 'Of the registration'),
    ]),
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: /First deposit 50%/ });
    await expect(link).toHaveAttribute('href', '/promotions?promo=DEPOSIT');
    await expect(screen.getAllByRole('link')).toHaveLength(2);
  },
};
export const LongestText: Story = {
  parameters: {
    answers: answered([
      banner(
        'w_leftmenu',
        1,
        'Limampung porsiyento sa iyong kauna-unahang deposito ngayong linggo',
      ),
    ]),
  },
};
export const Loading: Story = { parameters: { answers: [] } };
export const Failed: Story = {
  name: 'Without any, or when they could not be had, there is nothing',
  tags: ['no-picture'],
  parameters: { answers: answered(new CallError('unknown_error', { status: 500 })) },
  play: async ({ canvasElement }) => {
    // Only the story's own frame is left.
    const frame = within(canvasElement).getByTestId('placed');
    await waitFor(() => expect(frame).toBeEmptyDOMElement());
  },
};
