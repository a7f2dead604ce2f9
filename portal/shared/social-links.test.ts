import { beforeEach, expect, test, vi } from 'vitest';

const told = vi.hoisted(() => ({ resources: [] as { resourceType: string; url: string }[] }));
vi.mock('./boot.ts', () => ({
  boot: () => ({
    permission: { info: told },
    brand: {
      support: { email: 'javascript:alert(1)', phone: 'tel:+631', chat: '/\\host.example' },
    },
  }),
}));

const { socialLinks } = await import('./social-links.ts');
const { customerServiceLink } = await import('./customer-service.ts');

beforeEach(() => {
  told.resources = [];
});

test('a network whose address is no safe link is not shown', () => {
  told.resources = [
    { resourceType: 'FACEBOOK', url: 'https://facebook.example/us' },
    { resourceType: 'TELEGRAM', url: 'data:text/html,<script>alert(1)</script>' },
    { resourceType: 'WHATSAPP', url: '/\\host.example' },
  ];
  expect(socialLinks().map(({ type }) => type)).toEqual(['FACEBOOK']);
});

test('customer service is reached by the first way that is a safe link', () => {
  expect(customerServiceLink()).toBe('tel:+631');
});
