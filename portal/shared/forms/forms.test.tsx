// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '../api/call-error.ts';
import type { MessageId } from '../messages/message-id.ts';
import { PasswordField, TextField } from './fields.tsx';
import { Form } from './form.tsx';
import { FormError } from './form-error.tsx';
import { FormSubmit } from './form-submit.tsx';
import { checkResolver } from './resolver.ts';
import { serverErrors } from './server-errors.ts';
import { useForm, type ValidateOn } from './use-form.ts';

/** The messages that these tests see. */
const EN = {
  'member.deposit.amount': 'Amount',
  'cashier.payPassword.field': 'Password',
  'cashier.amount.low': 'At least {amount}',
  'cashier.amount.invalid': 'No amount',
  'cashier.payPassword.six_digits': 'Six digits',
  'action.retry': 'Try again',
  'error.network': 'No connection',
  'error.unknown_error': 'Failed',
} as Record<MessageId, string>;
const FIL = { ...EN, 'cashier.amount.low': 'Hindi bababa sa {amount}' };

interface Values {
  amount: string;
  password: string;
}

interface ExampleProps {
  least?: number;
  validateOn?: ValidateOn;
  onSubmit?: (values: Values) => Promise<CallError | undefined>;
  language?: 'en' | 'fil';
}

function ExampleForm({ least = 10, validateOn = 'submit', onSubmit }: ExampleProps) {
  const form = useForm<Values>({
    defaultValues: { amount: '', password: '' },
    validateOn,
    checkContext: [least],
    resolver: checkResolver(({ amount, password }) => ({
      amount:
        Number(amount) < least
          ? { id: 'cashier.amount.low', values: { amount: least } }
          : undefined,
      password: password.length === 6 ? undefined : { id: 'cashier.payPassword.six_digits' },
    })),
    onSubmit: onSubmit ?? (async () => undefined),
    serverErrors: (error) =>
      serverErrors(error, {
        fields: ['amount', 'password'],
        problemOf: () => ({ id: 'cashier.amount.invalid' }),
      }),
    focusAfterError: 'password',
  });
  return (
    <Form form={form}>
      <TextField name="amount" label="member.deposit.amount" />
      <PasswordField name="password" label="cashier.payPassword.field" digits={6} />
      <FormError error={form.error} />
      <FormSubmit form={form}>Send</FormSubmit>
    </Form>
  );
}

const Example = ({ language = 'en', ...form }: ExampleProps) => (
  <IntlProvider locale={language} messages={language === 'en' ? EN : FIL}>
    <ExampleForm {...form} />
  </IntlProvider>
);

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const fillIn = async () => {
  await userEvent.type(amount(), '25');
  await userEvent.type(password(), '12x3456');
};

describe('before the submit', () => {
  test('the first invalid field has the focus, and each message is at its field', async () => {
    const onSubmit = vi.fn(async () => undefined);
    render(<Example onSubmit={onSubmit} />);
    await send();
    await screen.findByText('At least 10');
    expect(screen.getByText('Six digits')).toBeTruthy();
    expect(document.activeElement).toBe(amount());
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(amount(), '25');
    await waitFor(() => expect(screen.queryByText('At least 10')).toBeNull());
    await send();
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(amount().value).toBe('25');
  });

  test('a message changes with rules that load later, and with the language', async () => {
    const { rerender } = render(<Example />);
    await userEvent.type(amount(), '25');
    await send();
    await screen.findByText('Six digits');
    expect(screen.queryByText(/At least/)).toBeNull();
    rerender(<Example least={100} />);
    await screen.findByText('At least 100');
    rerender(<Example least={100} language="fil" />);
    expect(screen.getByText('Hindi bababa sa 100')).toBeTruthy();
  });

  test.each([
    ['submit', false],
    ['leave', true],
    ['leaveFilled', true],
  ] as const)('with `%s` a filled field is validated on blur: %s', async (validateOn, shows) => {
    render(<Example validateOn={validateOn} />);
    await userEvent.type(amount(), '5');
    await userEvent.click(password());
    if (shows) await screen.findByText('At least 10');
    else expect(screen.queryByText('At least 10')).toBeNull();
  });

  test('with `leaveFilled` an empty field is not validated on blur', async () => {
    render(<Example validateOn="leaveFilled" />);
    await userEvent.click(amount());
    await userEvent.click(password());
    expect(screen.queryByText('At least 10')).toBeNull();
  });
});

describe('after a failed submit', () => {
  test("the gateway's errors are at their fields, and the input is kept", async () => {
    const detail = { fields: { amount: 'too_low' } };
    render(
      <Example
        onSubmit={async () => new CallError('request_param_err', { status: 400, detail })}
      />,
    );
    await fillIn();
    await send();
    await screen.findByText('No amount');
    await waitFor(() => expect(document.activeElement).toBe(amount()));
    expect([amount().value, password().value]).toEqual(['25', '123456']);
    await userEvent.type(amount(), '0');
    await waitFor(() => expect(screen.queryByText('No amount')).toBeNull());
  });

  test('a transient error offers a retry, and disappears with the next submit', async () => {
    const answers = [new CallError('network'), undefined];
    const onSubmit = vi.fn(async (_values: Values) => answers.shift());
    render(<Example onSubmit={onSubmit} />);
    await fillIn();
    await send();
    await screen.findByText('No connection');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('No connection')).toBeNull());
    expect(onSubmit.mock.calls.map(([values]) => values)).toEqual(
      Array.from({ length: 2 }, () => ({ amount: '25', password: '123456' })),
    );
  });

  test('a final error without a field moves the focus to the field that the form names', async () => {
    render(<Example onSubmit={async () => new CallError('unknown_error', { status: 400 })} />);
    await fillIn();
    await send();
    await screen.findByText('Failed');
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });
});

test('only one submit is in progress at a time', async () => {
  const waiting: (() => void)[] = [];
  const onSubmit = vi.fn(
    () => new Promise<undefined>((resolve) => void waiting.push(() => resolve(undefined))),
  );
  render(<Example onSubmit={onSubmit} />);
  await fillIn();
  await userEvent.type(password(), '{Enter}{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  for (const finish of waiting) finish();
});
