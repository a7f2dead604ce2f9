import { sendFeedback } from '../../gateway/contract/feedback.ts';
import { expect, test } from './support/test.ts';

// The behaviour of other lists is tested in the tests of `useLastPage`.
test('a page number beyond the last page of points, messages to us and notices shows the last page', async ({
  page,
  gateway,
  logIn,
}) => {
  const { token } = await logIn('demo_player');
  const { client } = gateway;
  const search = () => new URL(page.url()).searchParams;

  await page.goto('/pointMall?tab=moves&p=99');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect(page).not.toHaveURL(/p=99/);
  await page.goto('/pointMall?tab=history&p=99');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect(page).not.toHaveURL(/p=99/);
  // The address was replaced, so Back leads to the page before.
  await page.goBack();
  await expect(page).toHaveURL(/tab=moves/);
  await expect(page).not.toHaveURL(/p=99/);

  const text = 'The wheel of the second table stands still';
  await client.value(sendFeedback, { kind: 'problem', text }, { token, idempotencyKey: 'wheel' });
  await page.goto('/promotions?popup=feedback:sent:99');
  const feedback = page.getByRole('dialog', { name: 'Feedback and complaints' });
  await expect(feedback.getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => search().get('popup')).not.toContain('99');

  await page.goto('/promotions?popup=notice::99');
  const notices = page.getByRole('dialog', { name: 'Notices' });
  await expect(notices.getByRole('listitem').getByRole('button')).not.toHaveCount(0);
  await expect.poll(() => search().get('popup')).toBe('notice::1');
});
