import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './carousel.tsx';

const slides = ['a', 'b', 'c'].map((id) => ({ id, src: `/${id}.webp`, alt: id, href: `/${id}` }));

test('the first banner is in the server’s HTML, is fetched with priority, and is the only one that is fetched', () => {
  const html = renderToString(<Carousel slides={slides} label="Promotions" />);
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toMatch(/<img[^>]*src="\/a\.webp"/);
  expect(html).toMatch(/<img[^>]*fetchPriority="high"/);
  expect(html).toContain('aspect-ratio:21 / 9');
});
