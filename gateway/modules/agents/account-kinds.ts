import { randomInt } from 'node:crypto';
import { AGENT_TYPES } from '../../contract/account-types.ts';
import type { LineKind } from '../../contract/members.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';

/** Letters and digits that cannot be confused when a code is read aloud. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Longer than members' own codes, so that the two never collide. */
const CODE_LENGTH = 10;
const ATTEMPTS = 5;

/** Returns the type of a new account below an agent. Agents' types depend on the level; the last one repeats. */
export function typeBelow(agentType: number, kind: LineKind): number {
  if (kind === 'member') return 0;
  const level = AGENT_TYPES.indexOf(agentType) + 1;
  return AGENT_TYPES[Math.min(level, AGENT_TYPES.length - 1)] ?? 0;
}

/** Returns whether an account type is an agent's or a member's. */
export const kindOfType = (type: number): LineKind =>
  AGENT_TYPES.includes(type) ? 'agent' : 'member';

/** Returns an invitation code that no agent and no link uses. */
export async function freeCode(tx: Transaction): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(
      '',
    );
    const taken = await tx.execute(sql`
      select 1 from accounts where affiliate_code = ${code}
      union all select 1 from affiliate_links where code = ${code}`);
    if (rowsOf(taken).length === 0) return code;
  }
  throw new Error('No free invitation code was found.');
}
