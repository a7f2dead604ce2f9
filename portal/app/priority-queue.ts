/**
 * Runs one piece of work at a time. Urgent work that waits goes before all other that waits.
 * @returns a function that resolves with what the work gave
 */
export function createPriorityQueue() {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let isBusy = false;
  return async <Result>(isUrgent: boolean, work: () => Promise<Result>): Promise<Result> => {
    if (isBusy) {
      await new Promise<void>((resolve) => (isUrgent ? urgent : others).push(resolve));
    }
    isBusy = true;
    try {
      return await work();
    } finally {
      const next = urgent.shift() ?? others.shift();
      // It stays busy: whoever comes meanwhile comes after the next.
      if (next) next();
      else isBusy = false;
    }
  };
}
