import { expect, test } from 'vitest';
import { topOfPage } from './page-reporter.ts';

test('for a failed test the end of its page is shown, without the options of its lists', () => {
  const described = [
    '# Error details',
    '```yaml',
    '- banner',
    ...Array.from({ length: 90 }, (_unused, at) => `- text: ${at}`),
    '- combobox "Country":',
    '    - option "Albania (+355)"',
    '```',
    '# Test source',
    '```ts',
    'expect(1).toBe(2);',
    '```',
  ].join('\n');
  const lines = topOfPage(described)?.split('\n') ?? [];
  expect(lines).toHaveLength(70);
  expect(lines).toContain('- combobox "Country":');
  expect(lines).not.toContain('- banner');
  expect(lines.join()).not.toContain('Albania');
  expect(topOfPage('# Error details')).toBeUndefined();
});
