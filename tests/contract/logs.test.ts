import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { memberInfo } from '../../gateway/contract/members.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'none' });
}, 60_000);
afterAll(() => running.close());

test('a failed query is logged once, with the request id of its caller, and without parameters', async () => {
  const { db, sessions } = running.gateway;
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // A query that fails although its parameters are valid, as any may.
  const look = vi.spyOn(sessions, 'require').mockImplementation(async (token) => {
    await db.execute(sql`select ${token}::integer, ${'+63 917 555 0199'}::text`);
    throw new Error('The query did not fail.');
  });
  const token = 'a-token-that-nobody-may-read';
  const answer = await createClient(running.url).call(memberInfo, {}, { token });
  look.mockRestore();
  const lines = log.mock.calls.map((words) => words.map(String).join(' '));
  log.mockRestore();
  expect(answer).toMatchObject({ status: 500, errorCode: 'unknown_error' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(answer.headers.get('x-request-id'));
  expect(lines[0]).toContain(`GET ${memberInfo.path} failed`);
  expect(lines[0]).toContain('Failed query: select $1::integer');
  expect(lines[0]).not.toMatch(/nobody-may-read|555 0199/);
});
