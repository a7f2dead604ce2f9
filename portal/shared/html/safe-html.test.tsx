// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SafeHtml, sanitiseWith } from './safe-html.tsx';

// happy-dom's document is not one that it vouches for: what it does with HTML is told in stories.
vi.mock('./sanitise.ts', () => ({
  sanitise: (html: string) => {
    const fragment = document.createDocumentFragment();
    fragment.append(`sanitised here: ${html}`);
    return fragment;
  },
}));

afterEach(() => sanitiseWith(() => ''));

test('the server draws what its sanitiser leaves, and the browser leaves that alone until the text is another', () => {
  const onRecoverableError = vi.fn();
  const onConsole = vi.spyOn(console, 'error');
  sanitiseWith((html) => html.replace('outside', '<b>harmless</b>'));
  const place = document.createElement('div');
  place.innerHTML = renderToString(<SafeHtml html="outside" />);
  const drawn = place.querySelector('b');
  expect(drawn?.textContent).toBe('harmless');
  sanitiseWith(() => '');

  const { rerender } = render(<SafeHtml html="outside" />, {
    container: place,
    hydrate: true,
    onRecoverableError,
  });
  expect(place.querySelector('b')).toBe(drawn);
  rerender(<SafeHtml html="outside" />);
  expect(place.querySelector('b')).toBe(drawn);
  rerender(<SafeHtml html="another" />);
  expect(place.textContent).toBe('sanitised here: another');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onConsole).not.toHaveBeenCalled();
});

test('what no server drew is sanitised in the browser', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<SafeHtml html="outside" />);
  expect(place.textContent).toBe('');
  render(<SafeHtml html="outside" />, { container: place, hydrate: true });
  expect(place.textContent).toBe('sanitised here: outside');
});
