import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ThirdParties, thirdParties } from '../contract/third-parties.ts';
import { type MerchantHosts, openerPolicy, pagePolicy } from './security-headers.ts';
import { thirdPartySources } from './third-party-sources.ts';

const LOCAL: ThirdParties = {
  phoneAuth: { provider: 'sms' },
  socialLogin: [{ provider: 'sandbox', clientId: 'baize-portal' }],
  challenge: 'local',
};
const FIREBASE = {
  provider: 'firebase',
  apiKey: 'k',
  authDomain: 'p.firebaseapp.com',
  projectId: 'p',
} as const;

function policyOf(
  configured: ThirdParties | undefined,
  hosts: Partial<MerchantHosts> = {},
): Record<string, string> {
  const foreign = thirdPartySources(configured);
  const page = {
    sheetHashes: ["'sha256-y'"],
    host: 'localhost',
    styleHashes: ["'sha256-x'"],
    scriptHashes: [],
  };
  const merchant = { lines: [], imageHosts: [], gameHosts: [], ...hosts };
  const directives = pagePolicy({ ...page, foreign, merchant })
    .split('; ')
    .map((text) => [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)] as const);
  return { ...Object.fromEntries(directives), opener: openerPolicy(foreign) };
}

test('[R7.06] without third parties a page may load from its own origin only', () => {
  for (const configured of [undefined, LOCAL]) {
    const policy = policyOf(configured);
    expect(policy['script-src']).toBe("'self'");
    expect(policy['style-src-attr']).toBe("'unsafe-hashes' 'sha256-x'");
    expect(policy.opener).toBe('same-origin');
    expect(JSON.stringify(policy)).not.toContain('https:');
  }
});

test('hosts of the merchant count by their origin, each for its own purpose only; lines are measured as well', () => {
  const bad = ["x; script-src 'unsafe-inline'", "https://a;script-src 'unsafe-inline'", 'data:,x'];
  const policy = policyOf(LOCAL, {
    imageHosts: ['https://pictures.example/cdn/', ...bad],
    gameHosts: ['https://games.example:8443/launch', ...bad],
    lines: ['https://mirror.example', ...bad],
  });
  expect(policy['img-src']).toBe("'self' data: blob: https://pictures.example");
  expect(policy['frame-src']).toBe("'self' https://games.example:8443");
  expect(policy['connect-src']).toBe(
    "'self' ws://localhost wss://localhost https://mirror.example https://games.example:8443",
  );
  expect(policy['script-src']).toBe("'self'");
});

test('[R7.06] each configured third party adds its own hosts and no others', () => {
  const geetest = policyOf({ ...LOCAL, challenge: 'geetest' });
  expect(geetest['script-src']).toContain('https://static.geetest.com');
  expect(geetest['style-src-attr']).toBe("'unsafe-inline'");
  expect(JSON.stringify(geetest)).not.toContain('google');
  const google = policyOf({ ...LOCAL, socialLogin: [{ provider: 'google', clientId: 'c' }] });
  expect(google['script-src']).toBe("'self' https://accounts.google.com/gsi/client");
  expect(google.opener).toBe('same-origin-allow-popups');
  const facebook = policyOf({ ...LOCAL, socialLogin: [{ provider: 'facebook', appId: 'a' }] });
  expect(facebook['script-src']).toBe("'self' https://connect.facebook.net");
  const firebase = policyOf({ ...LOCAL, phoneAuth: FIREBASE });
  expect(firebase['connect-src']).toContain('https://identitytoolkit.googleapis.com');
  const emulated = policyOf({
    ...LOCAL,
    phoneAuth: { ...FIREBASE, emulator: 'http://127.0.0.1:9099' },
  });
  expect(emulated['connect-src']).toContain('http://127.0.0.1:9099');
  expect(JSON.stringify(emulated)).not.toContain('google');
});

test('no setting can write a directive of its own into the policy', () => {
  const emulator = "http://x; script-src 'unsafe-inline'";
  const parsed = z.safeParse(thirdParties, { ...LOCAL, phoneAuth: { ...FIREBASE, emulator } });
  expect(parsed.success).toBe(false);
});
