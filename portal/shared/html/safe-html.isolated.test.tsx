// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SafeHtml, sanitiseWith } from './safe-html.tsx';

// DOMPurify does not support happy-dom's document, so stories test what it does with HTML.
vi.mock('./sanitise.ts', () => ({
  sanitise: (html: string) => {
    const fragment = document.createDocumentFragment();
    const [src] = html.match(/\S+\.webp$/) ?? [];
    if (src) fragment.append(Object.assign(new Image(48, 24), { src, alt: 'A table' }));
    else fragment.append(`sanitised here: ${html}`);
    return fragment;
  },
}));

afterEach(() => sanitiseWith(() => ''));

test('the server renders sanitised HTML, and the browser keeps it until the text changes', () => {
  const onRecoverableError = vi.fn();
  const onConsole = vi.spyOn(console, 'error');
  sanitiseWith((html) => html.replace('outside', '<b>harmless</b>'));
  const place = document.createElement('div');
  place.innerHTML = renderToString(<SafeHtml html="outside" />);
  const rendered = place.querySelector('b');
  expect(rendered?.textContent).toBe('harmless');
  sanitiseWith(() => '');

  const { rerender } = render(<SafeHtml html="outside" />, {
    container: place,
    hydrate: true,
    onRecoverableError,
  });
  expect(place.querySelector('b')).toBe(rendered);
  rerender(<SafeHtml html="outside" />);
  expect(place.querySelector('b')).toBe(rendered);
  rerender(<SafeHtml html="another" />);
  expect(place.textContent).toBe('sanitised here: another');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onConsole).not.toHaveBeenCalled();
});

test('HTML that no server rendered is sanitised in the browser', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<SafeHtml html="outside" />);
  expect(place.textContent).toBe('');
  render(<SafeHtml html="outside" />, { container: place, hydrate: true });
  expect(place.textContent).toBe('sanitised here: outside');
});

const failing = (place: ParentNode) => {
  const picture = place.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/lost.webp');
  act(() => void picture?.dispatchEvent(new Event('error')));
  return picture;
};

describe('[R8.13] a picture that fails', () => {
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  });
  afterEach(() => vi.restoreAllMocks());

  test('is requested once more, then replaced by the default image until the text changes', () => {
    const { container, queryByRole, rerender } = render(<SafeHtml html="/lost.webp" />);
    const first = failing(container);
    expect(container.contains(first)).toBe(false);
    const second = failing(container);
    expect(second).not.toBe(first);
    expect(container.querySelector('img')).toBeNull();
    const instead = queryByRole('img', { name: 'A table' });
    expect(instead?.dataset.state).toBe('failed');
    expect(instead?.style.aspectRatio).toBe('48 / 24');
    rerender(<SafeHtml html="another" />);
    expect(container.textContent).toBe('sanitised here: another');
    expect(queryByRole('img')).toBeNull();
  });

  test('before hydration is requested once more too', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    sanitiseWith(() => '<img src="/lost.webp" alt="A table">');
    const place = document.createElement('div');
    place.innerHTML = renderToString(<SafeHtml html="/lost.webp" />);
    const rendered = place.querySelector('img');
    const { queryByRole } = render(<SafeHtml html="/lost.webp" />, {
      container: document.body.appendChild(place),
      hydrate: true,
    });
    expect(place.contains(rendered)).toBe(false);
    failing(place);
    expect(queryByRole('img', { name: 'A table' })?.dataset.state).toBe('failed');
  });
});
