let alive = Promise.resolve();
let resolveAlive = () => {};

/** Resolves when the page answers to a press, at once where no page came from the gateway. */
export const whenAlive = (): Promise<void> => alive;

/** A page that the gateway drew begins to come to life: until `tellAlive` it does not answer to a press. */
export function comeAlive(): void {
  alive = new Promise((resolve) => {
    resolveAlive = resolve;
  });
}

/** before-hydration.js waits for this with what was pressed meanwhile. What is told again is heard by nobody. */
export function tellAlive(): void {
  dispatchEvent(new Event('baize:alive'));
  resolveAlive();
}
