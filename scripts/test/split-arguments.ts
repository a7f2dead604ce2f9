/**
 * Splits arguments: leading layer names select layers, everything from the first other argument on is passed to their
 * runner.
 */
export function splitArguments(
  args: readonly string[],
  known: readonly string[],
): { keys: string[]; rest: string[] } {
  const end = args.findIndex((arg) => !known.includes(arg));
  return end < 0
    ? { keys: [...args], rest: [] }
    : { keys: args.slice(0, end), rest: args.slice(end) };
}
