import { launchGame, liveModelList, roomList } from '../../gateway/contract/index.ts';
import { queryOf, watchCalls } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('[R7.01c] [R12.06] the live page shows who deals and a vendor’s tables, and a seat opens the game at that table', async ({
  page,
  logIn,
  gateway,
}) => {
  await logIn('demo_player');
  const [models, rooms] = [watchCalls(page, liveModelList), watchCalls(page, roomList)];
  await page.goto('/live');
  await expect(
    page
      .getByRole('region', { name: /^On shift now/ })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  await page
    .getByRole('region', { name: 'Providers' })
    .getByRole('button', { name: /Parlour One/ })
    .click();
  const tables = page.getByRole('region', { name: /^Tables of Parlour One/ });
  const open = tables.locator('article[data-state=open]').first();
  const roomId = await open.getAttribute('data-room');
  const all = await gateway.client.value(roomList, {
    language: 'EN',
    vassalage: 'PARL1',
    pageNo: 1,
    pageSize: 60,
  });
  const room = all.rooms.find((each) => each.roomId === roomId);
  await expect(open).toHaveAccessibleName(`${room?.gameName}, Table ${room?.tableNo}`);
  await expect(open).toContainText(room?.dealer?.name ?? 'a dealer');
  expect(models.length).toBeGreaterThan(0);
  expect(queryOf(rooms[0] ?? (await page.waitForRequest(/GLS2_roomList/)))).toMatchObject({
    vassalage: 'PARL1',
    gameType: 'LIVE',
  });

  const launched = page.waitForRequest((request) => request.url().includes(launchGame.path));
  await open.getByRole('button', { name: /^Take a seat at/ }).click();
  expect(queryOf(await launched).roomId).toBe(roomId);
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
});
