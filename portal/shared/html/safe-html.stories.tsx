import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SafeHtml } from './safe-html.tsx';
import { sanitise } from './sanitise.ts';
import { UNTRUSTED_HTML } from './untrusted-html.sample.ts';

const meta = {
  title: 'Portal/Safe HTML',
  component: SafeHtml,
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

const REFUSED = [
  '/\\host.example',
  '/&#9;/host.example',
  '//host.example',
  'data:text/html,x',
  'javascript:window.ran=1',
  'http://host.example',
  'https://shop.example@host.example/',
];

const link = (href: string) => `<li><a href="${href}">a link</a></li>`;

export const Links: Story = {
  tags: ['no-picture'],
  name: 'A link that leaves the site in disguise keeps its words alone',
  args: {
    html: `<ul>${[...REFUSED, '/help#deposits', 'https://host.example/'].map(link).join('')}</ul>
<img alt="ours" src="/art/v1/default.webp"><img alt="theirs" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img alt="theirs" src="/\\host.example/a.png">`,
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByText('a link');
    const kept = links.flatMap((each) => each.getAttribute('href') ?? []);
    await expect(links).toHaveLength(REFUSED.length + 2);
    await expect(kept).toEqual(['/help#deposits', 'https://host.example/']);
    const [, outside] = canvas.getAllByRole('link');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noreferrer noopener');
    await expect(canvas.getByAltText('ours')).toHaveAttribute('src', '/art/v1/default.webp');
    for (const each of canvas.getAllByAltText('theirs')) {
      await expect(each).not.toHaveAttribute('src');
    }
  },
};

export const SameAsServer: Story = {
  tags: ['no-picture'],
  name: 'Of HTML from outside remains here what remains on the server',
  args: { html: '' },
  play: async () => {
    const parsed = (content: string | Node) => {
      const template = document.createElement('template');
      if (typeof content === 'string') template.innerHTML = content;
      else template.content.append(content);
      // The text on both sides of a removed element is two nodes.
      template.content.normalize();
      return template;
    };
    const others = UNTRUSTED_HTML.flatMap(([html, remains]) => {
      const found = parsed(sanitise(html));
      // The order of attributes may differ.
      const isSame = found.content.isEqualNode(parsed(remains).content);
      return isSame ? [] : [{ html, remains, found: found.innerHTML }];
    });
    await expect(others).toEqual([]);
  },
};
