import { expect, test } from 'vitest';
import { readContact } from './contact-key.ts';

const keyOf = (input: string) => readContact(input).key;

test('[R1.05] all spellings of a contact have the same key', () => {
  for (const input of ['@Baize_Help', ' baize_help ', 'https://t.me/Baize_Help?start=1'])
    expect(keyOf(input)).toBe('baize_help');
  for (const input of [
    '+63 917 000-0001',
    'https://wa.me/639170000001',
    'https://api.whatsapp.com/send?phone=639170000001&text=Hi',
    'https://web.whatsapp.com/send/?text=Hi&phone=%2B639170000001#top',
    'tel:+639170000001',
    '639170000001',
  ])
    expect(keyOf(input)).toBe('639170000001');
  expect(keyOf('mailto:Care@Baize.example?subject=Help')).toBe('care@baize.example');
  expect(keyOf('https://m.facebook.com/Baize.Example/')).toBe('baize.example');
});

test('a similar spelling is another contact', () => {
  expect(keyOf('@baize_heIp')).not.toBe(keyOf('@baize_help_'));
  expect(keyOf('baize-help')).not.toBe('baize_help');
  expect(keyOf('https://elsewhere.example/baize_help')).not.toBe('baize_help');
  expect(keyOf('baize_help/elsewhere')).not.toBe('baize_help');
});

test.each([
  ['https://t.me/baize_help', 'TELEGRAM'],
  ['telegram.me/baize_help', 'TELEGRAM'],
  ['https://wa.me/639170000001', 'WHATSAPP'],
  ['https://api.whatsapp.com/send?phone=639170000001', 'WHATSAPP'],
  ['https://api.whatsapp.com/send?phone=639170000002&phone=639170000001', undefined],
  ['https://api.whatsapp.com.evil.example/send?phone=639170000001', undefined],
  ['https://www.facebook.com/baize_help', 'FACEBOOK'],
  ['https://m.me/baize_help', 'FACEBOOK'],
  ['mailto:baize_help', 'EMAIL'],
  ['@baize_help', undefined],
  ['tel:+639170000001', undefined],
])('[R1.05] %s belongs to the channel %s', (input, channel) => {
  expect(readContact(input).channel).toBe(channel);
});

test.each([
  ['https://facebook.com/profile.php?id=1001', 'https://facebook.com/profile.php?id=1002'],
  ['https://facebook.com/people/Baize/1001', 'https://facebook.com/people/Baize/1002'],
  ['https://t.me/joinchat/aaa', 'https://t.me/joinchat/bbb'],
  ['https://wa.me/message/AAA', 'https://wa.me/message/BBB'],
])('[R1.05] %s and %s are different contacts', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

test('[R1.05] a profile by its id has the same key with and without other parameters in its link', () => {
  const plain = 'https://facebook.com/profile.php?id=1001';
  expect(keyOf('https://www.facebook.com/profile.php?ref=1&id=1001&sk=about')).toBe(keyOf(plain));
});
