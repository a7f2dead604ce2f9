import { expect, test } from 'vitest';
import { contactKey } from './contact-key.ts';

test('[R1.05] one contact is the same however it was typed', () => {
  for (const input of ['@Baize_Help', ' baize_help ', 'https://t.me/Baize_Help?start=1'])
    expect(contactKey(input)).toBe('baize_help');
  for (const input of ['+63 917 000-0001', 'https://wa.me/639170000001', '639170000001'])
    expect(contactKey(input)).toBe('639170000001');
  expect(contactKey('mailto:Care@Baize.example')).toBe('care@baize.example');
});

test('a look-alike is another contact', () => {
  expect(contactKey('@baize_heIp')).not.toBe(contactKey('@baize_help_'));
  expect(contactKey('baize-help')).not.toBe('baize_help');
});
