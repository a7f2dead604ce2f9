// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { FormError } from '../forms/form-error.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { LoadError } from './load-error.tsx';

const { reloadPage } = vi.hoisted(() => ({ reloadPage: vi.fn() }));
vi.mock('./reload-page.ts', () => ({ reloadPage }));

/** The messages that this test sees. */
const EN = {
  'action.reload': 'Reload the page',
  'action.retry': 'Try again',
  'error.ChunkLoadError': 'ChunkLoadError: a part is missing.',
  'error.network': 'No connection',
} as Record<MessageId, string>;

afterEach(() => reloadPage.mockReset());

const PLACES = {
  'a part': (error: CallError, onRetry: () => void) => (
    <LoadError error={error} onRetry={onRetry} />
  ),
  'a form': (error: CallError, onRetry: () => void) => <FormError error={error} retry={onRetry} />,
};

test.each(Object.entries(PLACES))(
  '[R8.14] %s reports a missing script and reloads; after a lost network it retries',
  async (_where, draw) => {
    const onRetry = vi.fn();
    const inEnglish = (error: CallError) => (
      <IntlProvider locale="en" messages={EN}>
        {draw(error, onRetry)}
      </IntlProvider>
    );
    const { rerender } = render(inEnglish(new CallError('ChunkLoadError')));
    expect(screen.getByRole('alert').textContent).toContain('ChunkLoadError');
    await userEvent.click(screen.getByRole('button'));
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(onRetry).not.toHaveBeenCalled();
    rerender(inEnglish(new CallError('network')));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(reloadPage).toHaveBeenCalledOnce();
  },
);
