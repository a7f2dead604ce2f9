import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD, tenThousand } from '../bad-input.sample.ts';
import { Field } from '../field/index.ts';
import type { Guide } from '../guide.ts';
import { FieldStates } from '../states.sample.tsx';
import { FileField } from './file-field.tsx';

const guide: Guide = {
  use: ['Uploads of pictures or documents: a proof of payment, an identity card.'],
  avoid: ['A choice among given pictures: `RadioCards`.'],
  anatomy: ['Drop area', 'Error', 'Chosen file with its preview', 'Remove button'],
  accessibility: {
    pattern: 'Native file input',
    keys: {
      'Enter, Space': 'opens the file dialog of the system',
      Tab: 'moves to the remove buttons of chosen files',
    },
    announced: ['Label, accepted files, and rejected files with the reason.'],
  },
};

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (name = 'proof.png') =>
  new File([Uint8Array.from(atob(DOT), (letter) => letter.charCodeAt(0))], name, {
    type: 'image/png',
  });

const meta = {
  title: 'Kit/File field',
  component: FileField,
  parameters: { guide },
  args: {
    accept: 'image/*',
    maxSize: 2_000_000,
    hint: 'A picture of up to 2 MB',
    onValueChange: fn(),
  },
  render: (args) => (
    <Field label="Proof of payment" style={{ maxInlineSize: '24rem' }}>
      <FileField {...args} />
    </Field>
  ),
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['composite'] };
export const Choosing: Story = {
  tags: ['after-play'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Proof of payment');
    await userEvent.upload(input, picture());
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('proof.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove proof.png' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.upload(input, picture());
    await expect(canvas.getByText('proof.png')).toBeVisible();
  },
};
export const Refused: Story = {
  tags: ['after-play'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Proof of payment');
    await userEvent.upload(input, new File(['x'], 'run.exe'), { applyAccept: false });
    await expect(canvas.getByRole('alert')).toHaveTextContent('run.exe');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const Several: Story = {
  tags: ['no-picture'],
  args: { maxFiles: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Proof of payment');
    await userEvent.upload(input, [picture('a.png'), picture('b.png')]);
    await userEvent.upload(input, picture('c.png'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('alert')).toHaveTextContent('2');
  },
};
export const Uncontrolled: Story = {
  tags: ['no-picture'],
  args: { defaultValue: [picture('old.png')] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('old.png')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Proof of payment'), picture('new.png'));
    await expect(canvas.queryByText('old.png')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove new.png' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledWithFile: Story = {
  tags: ['no-picture'],
  args: { disabled: true, defaultValue: [picture()] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const remove = canvas.getByRole('button', { name: 'Remove proof.png' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(remove);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('proof.png')).toBeVisible();
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <FieldStates>
      {(state) => (
        <Field label="Proof of payment">
          <FileField {...args} {...state} />
        </Field>
      )}
    </FieldStates>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { hint: LONG_WORD, defaultValue: [new File(['a'], LONG_WORD)] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
/** Not in the story's args, which Storybook sends to its other windows with every file in them. */
const manyFiles = tenThousand((at) => new File(['a'], `proof ${at}.pdf`));
export const TenThousand: Story = {
  // axe needs minutes for ten thousand equal items and finds nothing that ten do not show.
  tags: ['no-picture', 'no-axe'],
  parameters: { a11y: { test: 'off' } },
  render: () => <FileField aria-label="Proofs" maxFiles={10_000} defaultValue={manyFiles} />,
  play: async ({ canvasElement }) => {
    const files = canvasElement.getElementsByTagName('li');
    await expect(files).toHaveLength(10_000);
    // Queries by name compare every element with every other.
    canvasElement.querySelector<HTMLElement>('[aria-label="Remove proof 9999.pdf"]')?.click();
    await waitFor(() => expect(files).toHaveLength(9999));
    await expectFits(canvasElement);
  },
};
