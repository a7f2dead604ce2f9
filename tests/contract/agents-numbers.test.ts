import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createAffiliateUrl,
  raiseLineRate,
  setLineNote,
  viewRegisteredAffiliates,
} from '../../gateway/contract/agent-accounts.ts';
import {
  messageTargets,
  sendLineMessage,
  sentLineMessages,
} from '../../gateway/contract/agent-messages.ts';
import {
  transferDownline,
  transferSettings,
  transferUpline,
} from '../../gateway/contract/agent-transfers.ts';
import { teamMembersExport, teamMembersList, teamOverview } from '../../gateway/contract/agents.ts';
import { contractRecords, contractRecordsExport } from '../../gateway/contract/contract-records.ts';
import { contractList, PROCESS_CONTRACT } from '../../gateway/contract/contracts.ts';
import type { AnyEndpoint, RequestOf } from '../../gateway/contract/endpoint.ts';
import {
  lineBets,
  lineBetsExport,
  lineResults,
  lineResultsExport,
  lineTransactions,
  lineTransactionsExport,
} from '../../gateway/contract/line-records.ts';
import { getInbox, memberProfile } from '../../gateway/contract/member-pages.ts';
import { registerMobile } from '../../gateway/contract/members.ts';
import { sendRegisterCode } from '../../gateway/contract/session.ts';
import { permission } from '../../gateway/contract/system.ts';
import { memberTransactions } from '../../gateway/contract/wallet.ts';
import { DEFAULT_SETTINGS } from '../../gateway/core/merchant-defaults.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import {
  agentContracts,
  gameRounds,
  throttleWindows,
} from '../../gateway/database/schema/index.ts';
import { accountWallet } from '../../gateway/modules/wallet/wallets.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import {
  addOwedPeriod,
  giveMoney,
  idOf,
  type LinePerson,
  logIn,
  NOTHING_PLAYED,
  openBelow,
  TRANSACTION_PASSWORD,
  withTransactionPassword,
} from './agents-support.ts';
import { createClient, startTestGateway } from './client.ts';

/** An account whose username is its own mobile number. */
interface NumberedPerson extends LinePerson {
  readonly publicId: string;
}

let running: RunningGateway;
let agent: LinePerson;
/** An agent directly below, and a member below that one. */
let branch: NumberedPerson;
let member: NumberedPerson;
let linkId: number;
let days: { from: string; until: string };

async function linkOf(by: LinePerson, kind: 'agent' | 'member') {
  const input = { name: kind, kind, rate: 20 };
  const options = { token: by.token, idempotencyKey: randomUUID() };
  return by.client.value(createAffiliateUrl, input, options);
}

async function registerNumber(affiliateCode: string, mobileNum: string): Promise<NumberedPerson> {
  const client = createClient(running.url);
  const number = { countryDialingCode: '63', mobileNum };
  await client.value(sendRegisterCode, { countryDialingCode: '63', mobileNo: mobileNum });
  const { info } = await client.value(permission, {});
  const password = 'quiet-river-42';
  const { token, id, userName } = await client.value(registerMobile, {
    ...number,
    username: '',
    password,
    confirmPassword: password,
    login: true,
    registerMethod: 'WEB',
    loginDeviceId: randomUUID(),
    termsAccepted: true,
    termsVersion: info.termsVersion,
    challenge: await client.solveChallenge(),
    verificationCode: await client.smsCode(`+63${mobileNum}`),
    affiliateCode,
  });
  const own = { client, token, username: userName, password };
  return { ...own, publicId: id, id: await idOf(running, userName) };
}

/** A settled round of an account; minor units of USD. */
async function playRound(accountId: number): Promise<void> {
  const { db, clock } = running.gateway;
  const at = clock.now();
  await db.transaction(async (tx) => {
    const walletId = await accountWallet(tx, { accountId, kind: 'main', currency: 'USD', at });
    await tx.insert(gameRounds).values({
      orderNo: randomUUID(),
      roundKey: randomUUID(),
      accountId,
      walletId,
      nodeId: 'test',
      gameName: 'Test',
      vassalage: 'TEST',
      vendorName: 'Test',
      gameType: 'RNG',
      bet: 500,
      validBet: 500,
      win: 100,
      state: 'settled',
      createdAt: at,
      settledAt: at,
    });
  });
}

/** Contracts of the agent and of the branch below it, with a period that the agent owes. */
async function addContracts(): Promise<void> {
  const { db, clock } = running.gateway;
  const at = clock.now();
  const terms = {
    type: 'dailySalary',
    rate: 100,
    activeMembers: 0,
    betAmount: 0,
    validBetPeriod: 'D',
    profitLossPeriod: 'D',
    paymentPeriod: 'M',
    status: 'active',
    proposedBy: 'upline',
    createdAt: at,
    answeredAt: at,
  } as const;
  const [, below] = await db
    .insert(agentContracts)
    .values([
      { ...terms, agentId: agent.id, uplineId: null },
      { ...terms, agentId: branch.id, uplineId: agent.id, rate: 50 },
    ])
    .returning({ id: agentContracts.id });
  await addOwedPeriod(running, {
    contractId: below?.id ?? 0,
    periodKey: 'test',
    type: 'dailySalary',
    agentId: branch.id,
    payerId: agent.id,
    currency: 'USD',
    startsAt: at - 1,
    endsAt: at,
    day: Math.floor(at / 86_400_000),
    ...NOTHING_PLAYED,
    rate: 50,
    amount: 100,
    state: 'owed',
    createdAt: at,
  });
}

const seeContacts = (contacts: boolean) =>
  writeSettings(running.gateway.db, { lineSees: { names: true, contacts } });
const ask = <E extends AnyEndpoint>(by: LinePerson, endpoint: E, payload: RequestOf<E>) =>
  by.client.call(endpoint, payload, { token: by.token, idempotencyKey: randomUUID() });
const read = <E extends AnyEndpoint>(by: LinePerson, endpoint: E, payload: RequestOf<E>) =>
  by.client.value(endpoint, payload, { token: by.token, idempotencyKey: randomUUID() });
const down = (account: string, amount = 2) =>
  ask(agent, transferDownline, { account, amount, paymentPassword: TRANSACTION_PASSWORD });

beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  const { db, clock } = running.gateway;
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  days = { from: today, until: today };
  await writeSettings(db, {
    flags: { ...DEFAULT_SETTINGS.flags, AGETRANSFERUP3: true, TEAMBETTING3: true, DAYSAL: true },
  });
  const top = await logIn(running, 'demo_agent');
  agent = await openBelow(running, top, { kind: 'agent', rate: 80 });
  await withTransactionPassword(agent);
  const link = await linkOf(agent, 'agent');
  linkId = link.linkId;
  branch = await registerNumber(link.code, '9185550101');
  member = await registerNumber((await linkOf(branch, 'member')).code, '9185550102');
  await withTransactionPassword(member);
  await addContracts();
  for (const { id } of [branch, member]) {
    await giveMoney(running, id, 10_000);
    await playRound(id);
  }
  await giveMoney(running, agent.id, 10_000);
}, 60_000);
afterAll(() => running?.close());
beforeEach(async () => {
  await running.gateway.db.delete(throttleWindows);
  await seeContacts(false);
});

function ofToday() {
  const now = running.gateway.clock.now();
  return { startTime: now - 86_400_000, endTime: now + 1000, pageNo: 1, pageSize: 50 };
}

/** All calls by which an agent reads its line, by the data. */
async function everythingOfTheLine(): Promise<[string, string][]> {
  const answers: [string, unknown][] = [];
  const add = async <E extends AnyEndpoint>(name: string, endpoint: E, payload: RequestOf<E>) =>
    answers.push([name, await read(agent, endpoint, payload)]);
  const paid = { ...days, type: 'dailySalary', side: 'paidOut' } as const;
  await add('team', teamMembersList, { level: 1 });
  await add('team below', teamMembersList, { level: 2 });
  await add('team by account', teamMembersList, { level: 2, descending: 'true' });
  await add('team as a file', teamMembersExport, { level: 2 });
  await add('overview', teamOverview, days);
  await add('bets', lineBets, days);
  await add('bets as a file', lineBetsExport, days);
  await add('results by branch', lineResults, { ...days, by: 'branch' });
  await add('results by account', lineResults, { ...days, by: 'member', sort: 'account' });
  await add('results as a file', lineResultsExport, { ...days, by: 'member' });
  await add('transactions', lineTransactions, days);
  await add('transactions as a file', lineTransactionsExport, days);
  await add('who came by a link', viewRegisteredAffiliates, { linkId });
  await add('contracts of the line', contractList, { group: 'line' });
  await add('contract records', contractRecords, paid);
  await add('contract records as a file', contractRecordsExport, paid);
  await add('inbox', getInbox, { pageNo: 1, pageSize: 20 });
  await add('sent messages', sentLineMessages, {});
  await add('own transactions', memberTransactions, ofToday());
  return answers.map(([name, answer]) => [name, JSON.stringify(answer)]);
}

const WORDS = { title: 'Hello', body: 'Good evening.' };

test('[R11.15] [R4.11] no page, file, contract, message or note of a line contains a mobile number that is a username while contacts are hidden: it has the public ID instead, and the number where contacts are shown', async () => {
  const sent = await down(member.publicId);
  expect(sent).toMatchObject({ success: true, value: { account: member.publicId } });
  await read(agent, sendLineMessage, { to: 'one', account: branch.publicId, ...WORDS });
  await read(branch, sendLineMessage, { to: 'upline', ...WORDS });
  const hidden = await everythingOfTheLine();
  for (const [name, text] of hidden) {
    expect(text, name).not.toMatch(/63918555/);
    expect(text.includes(branch.publicId) || text.includes(member.publicId), name).toBe(true);
  }
  await seeContacts(true);
  for (const [name, text] of await everythingOfTheLine()) {
    expect(text, name).toMatch(/6391855501/);
  }
});

test('[R11.15] an account with a hidden number is found by its public ID only: the number, or a part of it, finds nothing, so that numbers cannot be guessed', async () => {
  const searched = async (search: string) =>
    (await read(agent, teamMembersList, { search })).list.map(({ account }) => account);
  expect(await searched(branch.publicId.slice(0, 8))).toContain(branch.publicId);
  for (const number of [branch.username, branch.username.slice(0, 9)]) {
    expect(await searched(number)).not.toContain(branch.publicId);
  }
  const { publicId, username } = branch;
  const refusals = async (account: string) => [
    (await ask(agent, teamOverview, { ...days, account })).status,
    (await ask(agent, lineBets, { ...days, account })).status,
    (await down(account)).status,
    (await ask(agent, setLineNote, { account, note: 'x' })).status,
    (await ask(agent, raiseLineRate, { account, rate: 30 })).status,
    (await ask(agent, sendLineMessage, { to: 'one', account, ...WORDS })).status,
    (
      await ask(agent, PROCESS_CONTRACT.dailySalary, {
        action: 'request',
        account,
        rate: 60,
        activeMembers: 0,
        betAmount: 0,
        validBetPeriod: 'D',
        profitLossPeriod: 'D',
        paymentPeriod: 'D',
      })
    ).status,
  ];
  expect(await refusals(username)).toEqual(Array(7).fill(404));
  expect(await refusals(publicId)).toEqual(Array(7).fill(200));
  const path = (await read(agent, teamOverview, { ...days, account: member.publicId })).path;
  expect(path.map(({ account }) => account)).toEqual([
    agent.username,
    branch.publicId,
    member.publicId,
  ]);
  await seeContacts(true);
  expect(await searched(username)).toEqual([username]);
  expect(await searched(publicId)).toEqual([]);
  expect((await ask(agent, teamOverview, { ...days, account: publicId })).status).toBe(404);
  // The public ID of a username that is no number finds nothing.
  await seeContacts(false);
  const named = await openBelow(running, agent);
  const { id } = await read(named, memberProfile, {});
  expect((await ask(agent, teamOverview, { ...days, account: id })).status).toBe(404);
});

test('[R11.15] an account sees its own number, and nobody below sees that of the upline', async () => {
  await read(agent, transferDownline, {
    account: branch.publicId,
    amount: 3,
    paymentPassword: TRANSACTION_PASSWORD,
  });
  const own = await read(branch, teamMembersList, {});
  expect(own.path.map(({ account }) => account)).toEqual([branch.username]);
  expect((await ask(branch, lineBets, { ...days, account: branch.username })).status).toBe(200);
  const bets = await read(branch, lineBets, { ...days, scope: 'own' });
  expect(bets.list.map(({ account }) => account)).toEqual([branch.username]);
  const remarks = async (of: LinePerson) =>
    (await read(of, memberTransactions, ofToday())).list.map(({ remark }) => remark);
  expect((await remarks(branch))[0]).toBe(`${agent.username} → ${branch.username}`);
  expect((await remarks(agent))[0]).toBe(`${agent.username} → ${branch.publicId}`);

  await read(branch, sendLineMessage, { to: 'direct', ...WORDS });
  const sent = await read(member, transferUpline, {
    amount: 2,
    paymentPassword: TRANSACTION_PASSWORD,
  });
  expect(sent.account).toBe(branch.publicId);
  const upline = { account: branch.publicId, nickname: branch.publicId };
  const seen = {
    targets: await read(member, messageTargets, {}),
    settings: await read(member, transferSettings, {}),
    inbox: await read(member, getInbox, { pageNo: 1, pageSize: 20 }),
    profile: await read(member, memberProfile, {}),
  };
  expect(seen.targets.upline).toEqual(upline);
  expect(seen.settings.upline).toMatchObject(upline);
  expect(seen.profile.referrer).toBe(branch.publicId);
  expect(seen.inbox.list.find(({ from }) => from)?.from).toEqual({ account: branch.publicId });
  expect(JSON.stringify(seen)).not.toContain(branch.username);
});
