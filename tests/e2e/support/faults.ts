import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyEndpoint } from '../../../gateway/contract/endpoint.ts';
import { SOCKET_PATH } from '../../../gateway/contract/events.ts';
import { firstLogin, login } from '../../../gateway/contract/session.ts';
import type { TestClient } from '../../contract/client.ts';

/** The browser's word for an answer that failed, which every fault here is. */
export const FAILED = /Failed to load resource|WebSocket connection/;

export const BROKEN = 'Unknown error.';
export const NETWORK = 'Network link is abnormal, please try again.';
export const SLOW = 'The page took longer time to load, please check your network connectivity.';

/** A form that is filled in and about to be sent. */
export interface FilledForm {
  readonly page: Page;
  /** Where the form tells what went wrong. */
  readonly place: Locator;
  /** The call that sends the form. */
  readonly endpoint: AnyEndpoint;
  /** Sends it as a person does: by its button, or after a failure by the one to try again. */
  send(): Promise<void>;
  /** What was typed is still there. */
  keeps(): Promise<void>;
  /**
   * The answer that never comes is one that the gateway has given: what was asked for is done by
   * then, and must not be done once more.
   */
  readonly losesAnswer?: boolean;
}

/** Presses the button of that name, or the one that a failure has put in its place. */
export const press =
  (place: Locator, name: string | RegExp): (() => Promise<void>) =>
  () =>
    place
      .getByRole('button', { name: 'Try again' })
      .or(place.getByRole('button', { name, exact: true }))
      .first()
      .click();

/** The portal gives a call up after fifteen seconds; while in a hurry after half a second. */
export const hurry = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((inHurry) => {
    const known: unknown = Reflect.get(window, '__timeout');
    const own = typeof known === 'function' ? known : AbortSignal.timeout;
    Reflect.set(window, '__timeout', own);
    AbortSignal.timeout = (milliseconds) =>
      Reflect.apply(own, AbortSignal, [inHurry ? 500 : milliseconds]);
  }, on);

/**
 * A 500, an answer that does not come, and no network: each is told in its own words and loses
 * nothing. Afterwards the way is free again; the form still has to be sent.
 */
export async function expectSurvivesFaults(form: FilledForm): Promise<void> {
  const { page, place, endpoint, send, keeps } = form;
  const context = page.context();
  const url = ({ pathname }: URL) => pathname === endpoint.path;
  const tells = (text: string) =>
    expect(place.getByText(text).first()).toBeVisible({ timeout: 15_000 });
  const refusal = { success: false, errorCode: 'unknown_error', message: 'broken' };

  await page.route(url, (route) => route.fulfill({ status: 500, json: refusal }));
  await send();
  await tells(BROKEN);
  await keeps();

  await page.unroute(url);
  let done: Promise<unknown> = Promise.resolve();
  await page.route(url, (route) => {
    if (form.losesAnswer) done = route.fetch();
  });
  await hurry(page, true);
  await send();
  await tells(SLOW);
  await keeps();
  await done;
  await hurry(page, false);

  await page.unroute(url);
  await context.setOffline(true);
  await send();
  await tells(NETWORK);
  await keeps();
  await context.setOffline(false);
}

/**
 * The gateway has done what was asked, and nobody hears so: the failure is told, and the form still
 * has to be sent once more.
 */
export async function losesAnswer({ page, place, endpoint, send, keeps }: FilledForm) {
  const url = ({ pathname }: URL) => pathname === endpoint.path;
  const lost = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
    lost.resolve();
  });
  await send();
  await lost.promise;
  await expect(place.getByText(NETWORK).first()).toBeVisible({ timeout: 15_000 });
  await keeps();
  await page.unroute(url);
}

/** Who is to log in again after a session was cut. */
export interface Person {
  readonly username: string;
  readonly password: string;
}

/** Keeps what happens to the session from being told before the next call is refused. */
export const withoutLiveEvents = (page: Page): Promise<void> =>
  page.routeWebSocket(`**${SOCKET_PATH}`, (socket) => socket.close());

/**
 * The account logs in somewhere else. Here that is told, over what was being done; the person logs in
 * again in a popup over it and finds everything as it was. The form still has to be sent.
 */
export async function expectSurvivesCut(
  { page, send, keeps }: Pick<FilledForm, 'page' | 'send' | 'keeps'>,
  {
    client,
    person,
    outcome,
  }: { client: TestClient; person: Person; outcome: 'live' | 'by the answer' },
): Promise<void> {
  if (outcome === 'by the answer') await answersAreHere(page);
  // With the browser's own device: an account with an authenticator asks another one for a code.
  const loginDeviceId = await page.evaluate(() => localStorage.getItem('loginDeviceId'));
  const elsewhere = await client.value(login, {
    type: 'username',
    audience: 'any',
    ...person,
    loginDeviceId: loginDeviceId ?? randomUUID(),
  });
  // A first login is welcomed there, so that here it is not.
  if (elsewhere.firstTimeLogin) await client.call(firstLogin, {}, { token: elsewhere.token });
  if (outcome === 'by the answer') await send();
  const end = page.getByRole('alertdialog', { name: 'You have been signed out' });
  await expect(end).toContainText('This account was logged in somewhere else.');
  await expect(end).toContainText('you go on where you were');
  await end.getByRole('button', { name: 'Log in' }).click();
  await logInOver(page, person);
  await keeps();
}

/** What the last try asked for anew would be told of the cut before the next try is. */
const answersAreHere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let known = -1;
    // An entry is added when its answer is here.
    for (;;) {
      const { length } = performance.getEntriesByType('resource');
      if (length === known) return;
      known = length;
      await new Promise((pass) => setTimeout(pass, 500));
    }
  });

/** Logs in in the popup over whatever the page shows. */
export async function logInOver(page: Page, { username, password }: Person): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel(/^Username/).fill(username);
  await login.getByLabel(/^Password/).fill(password);
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login).toBeHidden();
}
