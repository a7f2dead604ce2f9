import { expect, test } from 'vitest';
import { shareAddress } from './share-links.ts';

const link = 'https://baize.example/register?referralCode=DANA2026';
const parameters = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('each network gets the whole link, and a text if it accepts one', () => {
  const facebook = shareAddress('FACEBOOK', link, 'Come & play');
  expect(new URL(facebook).host).toBe('www.facebook.com');
  expect(parameters(facebook)).toEqual({ u: link });
  const telegram = shareAddress('TELEGRAM', link, 'Come & play');
  expect(new URL(telegram).host).toBe('t.me');
  expect(parameters(telegram)).toEqual({ url: link, text: 'Come & play' });
  expect(parameters(shareAddress('WHATSAPP', link, 'Come & play'))).toEqual({
    text: `Come & play ${link}`,
  });
});
