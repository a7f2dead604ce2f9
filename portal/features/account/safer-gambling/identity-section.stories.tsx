import { type IdentityView, memberIdentity, memberProtection } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { STORY_ERROR } from '../../../shared/api/story-error.ts';
import { inMemberCenter } from '../story-frame.tsx';
import SaferGamblingPage from './safer-gambling-page.tsx';

const NOW = Date.UTC(2026, 10, 23, 12);
const MEGABYTE = 1024 * 1024;

const identityWith = (change: Partial<IdentityView>): IdentityView => ({
  documents: [
    { document: 'identity', state: 'missing' },
    { document: 'address', state: 'missing' },
  ],
  isProven: false,
  waits: ['withdrawal'],
  mostBytes: 5 * MEGABYTE,
  ...change,
});
const of = (shown: Parameters<typeof answer<typeof memberIdentity>>[1]) => [
  answer(memberIdentity, shown),
  answer(memberProtection, { serverTime: NOW, realityMinutes: 60, returnHours: 24 }),
];

const meta = {
  title: 'Portal/Member/Identity',
  component: SaferGamblingPage,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: { answers: of(identityWith({})), path: '/member?page=saferGambling#identity' },
} satisfies Meta<typeof SaferGamblingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 }, { timeout: 10_000 });
  const card = heading.closest('div')?.parentElement?.parentElement;
  if (!card) throw new Error(`There is no card of ${name}.`);
  return within(card);
};
const file = (type: string, size = 64) =>
  new File([new Uint8Array(size)], 'passport.jpg', { type });

export const NothingSent: Story = {
  name: '[R10.08a] Nothing sent yet, and withdrawals wait',
  tags: ['composite'],
  play: async () => {
    const card = await cardOf('Identity document');
    await expect(card.getByText('Not sent')).toBeVisible();
    await expect(screen.getByText(/these wait: withdrawals\./)).toBeVisible();
    await expect(card.getByText(/Up to 2 pictures: jpg, png or webp, at most 5 MB/)).toBeVisible();
    const address = await cardOf('Proof of address');
    await expect(address.getByText(/One picture: jpg, png or webp/)).toBeVisible();
  },
};
export const WrongFiles: Story = {
  name: '[R10.08a] A wrong kind, too large a file, and none at all: told beside the field',
  tags: ['after-play'],
  play: async () => {
    const card = await cardOf('Identity document');
    const send = card.getByRole('button', { name: 'Send document' });
    await userEvent.click(send);
    await expect(await card.findByText('Please add a picture first.')).toBeVisible();
    const picker = card.getByLabelText('Add a picture');
    await userEvent.upload(picker, file('application/pdf'), { applyAccept: false });
    await expect(card.getByText(/It is not a jpg, png or webp picture\./)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Remove passport.jpg' }));
    await userEvent.upload(picker, file('image/jpeg', 5 * MEGABYTE + 1));
    await expect(card.getByText(/It is larger than 5 MB\./)).toBeVisible();
    await userEvent.click(send);
    await expect(await card.findByText(/remove the picture that could not be sent/)).toBeVisible();
  },
};
export const Waiting: Story = {
  name: '[R10.08a] Both wait to be checked, nothing waits for them',
  parameters: {
    answers: of(
      identityWith({
        waits: [],
        documents: [
          { document: 'identity', state: 'waiting', sentAt: NOW },
          { document: 'address', state: 'waiting', sentAt: NOW },
        ],
      }),
    ),
  },
  play: async () => {
    const card = await cardOf('Identity document');
    await expect(card.getByText('Being checked')).toBeVisible();
    await expect(card.queryByRole('button', { name: 'Send document' })).toBeNull();
    await expect(screen.getByText(/Nothing waits for it at present/)).toBeVisible();
  },
};
export const Refused: Story = {
  name: '[R10.08a] One accepted, the other refused with its reason',
  tags: ['composite'],
  parameters: {
    answers: of(
      identityWith({
        waits: ['deposit', 'play', 'withdrawal'],
        documents: [
          { document: 'identity', state: 'accepted', sentAt: NOW, decidedAt: NOW },
          {
            document: 'address',
            state: 'refused',
            reason: 'too_old',
            sentAt: NOW,
            decidedAt: NOW,
          },
        ],
      }),
    ),
  },
  play: async () => {
    const card = await cardOf('Proof of address');
    await expect(
      card.getByText(/older than three months\. Please send it once more/),
    ).toBeVisible();
    await expect(card.getByRole('button', { name: 'Send document' })).toBeVisible();
    await expect(
      screen.getByText(/these wait: deposits, play for real money, and withdrawals\./),
    ).toBeVisible();
  },
};
export const Proven: Story = {
  name: '[R10.08a] Everything accepted',
  parameters: {
    answers: of(
      identityWith({
        isProven: true,
        documents: [
          { document: 'identity', state: 'accepted', sentAt: NOW, decidedAt: NOW },
          { document: 'address', state: 'accepted', sentAt: NOW, decidedAt: NOW },
        ],
      }),
    ),
  },
  play: async () => {
    await screen.findByText(/Your identity is confirmed/, {}, { timeout: 10_000 });
  },
};
export const Loading: Story = { parameters: { answers: [] } };
export const Failed: Story = { parameters: { answers: of(STORY_ERROR) } };
export const LongestTextFilipino: Story = {
  parameters: {
    language: 'TY',
    answers: of(
      identityWith({
        waits: ['deposit', 'play', 'withdrawal'],
        documents: [
          { document: 'identity', state: 'refused', reason: 'name_differs' },
          { document: 'address', state: 'missing' },
        ],
      }),
    ),
  },
};
