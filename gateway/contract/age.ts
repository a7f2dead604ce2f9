/** Specification section 9: nobody younger may play (R9.10). The licence of a brand may ask for more years. */
export const MINIMUM_AGE = 18;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Maximum plausible age, in years. */
const OLDEST = 120;

/**
 * Whole years since a birthday `yyyy-MM-dd`, by the UTC date of `now` (milliseconds); undefined for
 * what is no date.
 */
export function ageOn(birthday: string, now: number): number | undefined {
  const [, year, month, day] = DATE.exec(birthday)?.map(Number) ?? [];
  if (!year || !month || !day) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  const today = new Date(now);
  const isBefore =
    today.getUTCMonth() < month - 1 ||
    (today.getUTCMonth() === month - 1 && today.getUTCDate() < day);
  return today.getUTCFullYear() - year - (isBefore ? 1 : 0);
}

/**
 * Returns the problem with a member's birthday; undefined if it is valid.
 * @param minimumAge of the brand that the member is on, in years
 */
export function birthdayProblem(
  birthday: string,
  now: number,
  minimumAge: number,
): 'birthday_invalid' | 'birthday_young' | undefined {
  const age = ageOn(birthday, now);
  if (age === undefined || age > OLDEST || age < 0) return 'birthday_invalid';
  return age < minimumAge ? 'birthday_young' : undefined;
}
