import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { sheet, specimen } from './icon.css.ts';
import { CategoryIcon, FacebookIcon, GoogleIcon, TelegramIcon, WhatsAppIcon } from './index.ts';

const guide: Guide = {
  use: [
    'Beside a text, or as the only content of a button with an `aria-label`.',
    '`CategoryIcon`: a game category by its code on the platform; an unknown one gets a die.',
  ],
  avoid: ['An empty page: `Illustration`.', 'The logo of a vendor: `Image`.'],
  anatomy: [
    'View box of 24 by 24',
    'One stroke in the colour of the text',
    'Soft fill of the same colour',
  ],
  accessibility: {
    pattern: 'Decorative `svg`; with `aria-label` it is an image of that name',
    announced: ['Nothing, unless it has an `aria-label`.'],
  },
};

const CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'JACKPOT',
  'MINI',
  'POINTS',
];

const meta = {
  title: 'Kit/Icon',
  component: CategoryIcon,
  parameters: { guide },
  args: { category: 'RNG' },
} satisfies Meta<typeof CategoryIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {
  tags: ['composite'],
  render: () => (
    <div className={sheet}>
      {CATEGORIES.map((category) => (
        <div key={category} className={specimen}>
          <CategoryIcon category={category} size={48} />
          <CategoryIcon category={category} />
          {category}
        </div>
      ))}
    </div>
  ),
};
export const Social: Story = {
  render: () => (
    <div className={sheet}>
      {[FacebookIcon, GoogleIcon, TelegramIcon, WhatsAppIcon].map((Icon) => (
        <div key={Icon.name} className={specimen}>
          <Icon size={48} />
          <Icon />
        </div>
      ))}
    </div>
  ),
};
export const Named: Story = {
  args: { category: 'FISH', 'aria-label': 'Fish' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Fish' })).toBeVisible();
  },
};
export const UnknownCategory: Story = { args: { category: 'BINGO', size: 48 } };
