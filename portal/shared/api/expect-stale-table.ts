import { expect, screen } from 'storybook/test';

/** The play function of a story whose last table shows the previous page while the next one loads. */
export async function expectStaleTable(): Promise<void> {
  const tables = await screen.findAllByRole('table');
  await expect(tables.at(-1)).toHaveAttribute('aria-busy', 'true');
}
