import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../gateway/contract/games.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { atOrigin } from '../../gateway/modules/games/game-origins.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

const LINES = ['https://play-1.example', 'https://play-2.example:8443'];

let running: RunningGateway;
let client: TestClient;
let token: string;
beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
  ({ token } = await client.logIn('demo_player'));
}, 60_000);
afterAll(() => running.close());

const offer = (launchGameCDNs: string[]) => writeSettings(running.gateway.db, { launchGameCDNs });

test('[R7.02d] [R12.06c] routers lists the lines of the merchant as origins, each once, and no invalid ones', async () => {
  await offer([]);
  expect(await client.value(contract.gameRouters, {})).toEqual({ list: [] });
  await offer([...LINES, `${LINES[0]}/games/`, 'play-3.example', 'javascript:alert(1)']);
  expect(await client.value(contract.gameRouters, {})).toEqual({
    list: LINES.map((router) => ({ router })),
  });
});

describe('[R7.02d] a launch by a line', () => {
  const addresses = async (router?: string) => {
    const request = { language: 'EN', pageNo: 1, pageSize: 1, clientType: 3, platform: 'html5' };
    const { games } = await client.value(contract.gameList, { ...request, language: 'EN' });
    const [game] = games;
    if (!game) throw new Error('The catalogue is empty.');
    const common = {
      nodeId: game.nodeId,
      vassalage: game.vassalage,
      language: 'EN',
      platform: 'html5',
      ...(router !== undefined && { router }),
    } as const;
    const trial = await client.value(contract.trialLaunch, common, { token });
    const real = await client.value(
      contract.launchGame,
      { ...common, launchMode: 'GLS', clientType: 3, gameId: game.gameCode, accountType: 1 },
      { token },
    );
    return [real, trial].map(({ content }) => content.game_url);
  };

  test('opens the same page of the same vendor at that origin', async () => {
    await offer(LINES);
    for (const address of await addresses(LINES[1])) {
      expect(address).toMatch(/^https:\/\/play-2\.example:8443\/sandbox\/games\/.+#/);
    }
    for (const address of await addresses()) expect(address).toMatch(/^\/sandbox\/games\/.+#/);
  });

  test('that the merchant does not have (any more) uses the portal itself', async () => {
    await offer([LINES[0] ?? '']);
    for (const line of [LINES[1] ?? '', 'https://evil.example', '//evil.example', 'nonsense']) {
      for (const address of await addresses(line)) expect(address).toMatch(/^\/sandbox\/games\//);
    }
  });

  test('does not change the URL of a vendor with a host of its own', () => {
    const settings = { launchGameCDNs: LINES };
    for (const address of ['https://vendor.example/play?a=1#t', '//vendor.example/play']) {
      expect(atOrigin(settings, address, LINES[0])).toBe(address);
    }
    expect(atOrigin(settings, '/sandbox/games/slot/?node=1#t', LINES[0])).toBe(
      'https://play-1.example/sandbox/games/slot/?node=1#t',
    );
  });
});

test('a game’s page can be framed by the merchant’s own origins and no others', async () => {
  await writeSettings(running.gateway.db, {
    domainRoute: ['https://one.example'],
    mainDomain: 'www.two.example',
  });
  const policy = async () => {
    const answer = await fetch(`${running.url}/sandbox/games/slot/`);
    return answer.headers.get('Content-Security-Policy')?.split('; ').at(-1);
  };
  expect(await policy()).toBe("frame-ancestors 'self' https://one.example https://www.two.example");
  await writeSettings(running.gateway.db, { domainRoute: [], mainDomain: '' });
  expect(await policy()).toBe("frame-ancestors 'self'");
});
