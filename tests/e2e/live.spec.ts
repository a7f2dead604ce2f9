import sharp from 'sharp';
import {
  gameAnnouncements,
  LIST_DEFAULTS,
  launchGame,
  liveModelList,
  popularGames,
  roomList,
} from '../../gateway/contract/index.ts';
import { queryOf, watchCalls } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('[R7.01c] [R12.06b] the live page shows dealers and a vendor’s tables, and a seat opens the game at that table', async ({
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

test('[R12.06b] a lobby shows news about its games and the most played ones; news leads to the game', async ({
  page,
  gateway,
}) => {
  const { list } = await gateway.client.value(gameAnnouncements, {
    gameType: 'FISH',
    language: 'EN',
    ...LIST_DEFAULTS,
  });
  const popular = await gateway.client.value(popularGames, {
    gameType: 'FISH',
    language: 'EN',
    limitNum: 12,
  });
  await page.goto('/fish');
  const rail = page.getByRole('region', { name: /^Most played this week/ });
  await expect(rail.getByRole('article')).toHaveCount(popular.list.length);
  await page.getByRole('button', { name: /All news/ }).click();
  const dialog = page.getByRole('dialog', { name: 'News about games' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(list[0]?.title ?? '');
  const about = list.find(({ nodeId }) => nodeId);
  await dialog.getByRole('button', { name: about?.title ?? '' }).click();
  await dialog.getByRole('button', { name: 'Open the game' }).click();
  await expect(page).toHaveURL(new RegExp(`game-info(:|%3A)${about?.nodeId}`));
});

test('[R12.06b] a member chooses a picture, uploads an own one, and removes it again', async ({
  page,
  logIn,
}) => {
  await logIn('demo_player');
  await page.goto('/member?page=securityCenter');
  const header = page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .locator('img');
  const open = () => page.getByRole('button', { name: 'Change picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  await open();
  await dialog.getByTitle('Owl').click();
  await expect(dialog.getByRole('radio', { name: 'Owl' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(header).toHaveAttribute('src', /avatars\/owl/);

  await open();
  const picture = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#8ac' },
  })
    .png()
    .toBuffer();
  const picker = dialog.getByLabel('Upload your own').and(page.locator('input'));
  await picker.setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await expect(dialog.getByText('This file is no png or jpg.')).toBeVisible();
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(dialog).toBeHidden();
  await expect(header).toHaveAttribute('src', /^data:image\/webp/);

  await open();
  await dialog.getByRole('button', { name: 'Remove picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(header).toHaveCount(0);
});
