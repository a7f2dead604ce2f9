import type { Boot } from '@baize/gateway/contract';
import { expect, test } from 'vitest';
import { setBoot } from './boot.ts';
import { customerServiceLink } from './customer-service.ts';
import { socialLinksOf } from './social-links.ts';

test('a network whose address is no safe link is not shown', () => {
  const links = socialLinksOf([
    { resourceType: 'FACEBOOK', url: 'https://facebook.example/us' },
    { resourceType: 'TELEGRAM', url: 'data:text/html,<script>alert(1)</script>' },
    { resourceType: 'WHATSAPP', url: '/\\host.example' },
  ]);
  expect(links.map(({ type }) => type)).toEqual(['FACEBOOK']);
});

test('customer service is reached by the first channel with a safe link', () => {
  const support = { email: 'javascript:alert(1)', phone: 'tel:+631', chat: '/\\host.example' };
  setBoot({ brand: { support } } as Boot);
  expect(customerServiceLink()).toBe('tel:+631');
});
