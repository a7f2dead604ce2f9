import { z } from 'zod';

/** `names.json`: every name that brands and components may rely on, and the removed ones. */
export const nameListSchema = z.strictObject({
  names: z.array(z.string()),
  removed: z.array(z.strictObject({ name: z.string(), reason: z.string().min(10) })),
});
export type NameList = z.infer<typeof nameListSchema>;

/**
 * Returns the differences between the existing tokens and the agreed list of names. Names are public API of every brand and
 * portal: a removal must be declared, with a reason.
 */
export function nameProblems(current: Iterable<string>, { names, removed }: NameList): string[] {
  const now = new Set(current);
  const agreed = new Set(names);
  const gone = new Set(removed.map(({ name }) => name));
  const problems: string[] = [];
  for (const name of agreed) {
    if (now.has(name)) continue;
    problems.push(
      `${name} was removed without a word: move it in tokens/names.json from "names" to "removed", with the reason`,
    );
  }
  for (const name of now) {
    if (gone.has(name)) problems.push(`${name} is listed as removed, and is there`);
    else if (!agreed.has(name)) problems.push(`${name} is new: add it to tokens/names.json`);
  }
  for (const name of gone) {
    if (agreed.has(name)) problems.push(`${name} is listed as agreed and as removed`);
  }
  return problems;
}
