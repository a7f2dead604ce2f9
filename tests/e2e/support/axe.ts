import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with one readable line for each violation of WCAG 2.2 A and AA, in the page or a part. */
export async function expectNoAxeViolations(page: Page, part?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(WCAG);
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  const lines = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(' ')).join('\n  ')}`,
  );
  expect(lines, 'axe finds no violation').toEqual([]);
}
