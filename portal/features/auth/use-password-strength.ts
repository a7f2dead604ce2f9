import { judgePassword, type ResponseOf } from '@baize/gateway/contract';
import { useEffect, useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';

type Strength = ResponseOf<typeof judgePassword>['strength'];

/** Milliseconds without a key after which somebody has stopped typing. */
const PAUSE = 300;

interface Rating {
  readonly password: string;
  readonly username: string;
  /** Undefined where the gateway could not say. */
  readonly strength: Strength | undefined;
}

/**
 * How hard a new password is to guess, as the gateway judges it that will accept or refuse it: a
 * judgement of the form's own could praise what is refused then. A command, since answers to
 * queries are cached, and no password is. While a key is typed the last judgement stays.
 */
export function usePasswordStrength(password: string, username: string): Strength | undefined {
  const { run, isBusy } = useCommand(judgePassword);
  const [rating, setRating] = useState<Rating>();
  const isRated = rating?.password === password && rating.username === username;
  useEffect(() => {
    if (password === '' || isRated || isBusy) return;
    const timer = setTimeout(async () => {
      const outcome = await run({ password, ...(username && { username }) });
      if (outcome.status === 'ignored') return;
      const strength = outcome.status === 'done' ? outcome.value.strength : undefined;
      setRating({ password, username, strength });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [password, username, isRated, isBusy, run]);
  return password === '' ? undefined : rating?.strength;
}
