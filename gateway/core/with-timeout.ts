/** Resolves to the value, or to undefined if it does not settle in time. @param limitMs milliseconds */
export async function withTimeout<Value>(
  value: Promise<Value>,
  limitMs: number,
): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, limitMs));
  });
  try {
    return await Promise.race([value, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
