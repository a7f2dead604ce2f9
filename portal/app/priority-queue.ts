/**
 * Runs one task at a time. Urgent tasks in the queue go before all others.
 * @returns a function that resolves with the result of the task
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
      // It stays busy, so that tasks that arrive meanwhile are run after the next one.
      if (next) next();
      else isBusy = false;
    }
  };
}
