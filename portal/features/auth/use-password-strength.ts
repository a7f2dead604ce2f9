import { judgePassword, type ResponseOf } from '@baize/gateway/contract';
import { useEffect, useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';

type Strength = ResponseOf<typeof judgePassword>['strength'];

/** Milliseconds without a key press after which the password is rated. */
const PAUSE = 300;

interface Rating {
  readonly password: string;
  readonly username: string;
  /** Undefined where the gateway did not answer. */
  readonly strength: Strength | undefined;
}

/**
 * The strength of a new password, as rated by the gateway, which accepts or rejects it later: a
 * rating by the form itself could differ. It is a command, because answers to queries are cached,
 * and passwords must not be. The last rating stays while the person types.
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
