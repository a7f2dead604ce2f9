import type { Random } from './random.ts';

export interface Person {
  /** Letters and digits, lower case. */
  readonly username: string;
  readonly nickname: string;
}

/** Agents below demo_agent with known logins: one directly below, and one below that. */
export const DEMO_BRANCH: Person = { username: 'demo_branch', nickname: 'Bianca Ramos' };
export const DEMO_SUBAGENT: Person = { username: 'demo_subagent', nickname: 'Simon Lacson' };

const FIRST = `Maria Jose Angel Grace Mark John Christine Paolo Miguel Bea Andrea Carlo Liza Ramon Nina
Jasmine Rico Marco Isabel Teresa Luis Rosa Diego Carmen Noel Joy Faith Hope Patrick Kevin Ryan
Sheila Vince Trisha Camille Gino Bianca Rafael Sofia Leo Mika Ella Sam Alex Chloe Owen Tessa Hugo
Ivy Nathan Ruby Oscar Mila Felix Clara Arturo Dolores Emil Fe Gloria Hector Ines Jun Kiko Lito`;
const LAST = `Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Tomas Andrada Castillo Flores
Villanueva Ramos Castro Rivera Aquino Navarro Salazar Mercado Lim Tan Sy Ong Chua Dizon Pascual
Domingo Santiago Valdez Fernandez Soriano Aguilar Manalo Velasco Estrada Lacson Magno Padilla
Quizon Robles Sison Tolentino Umali Yap Zamora Brooks Carter Doyle Evans Foster Hayes Morgan`;

const words = (text: string) => text.split(/\s+/);

/**
 * Generates a number of different people with invented names.
 * @param others people whose names are taken
 */
export function people(random: Random, size: number, others: readonly Person[] = []): Person[] {
  const taken = new Set(others.map(({ username }) => username));
  const all: Person[] = [];
  while (all.length < size) {
    const first = random.pick(words(FIRST));
    const last = random.pick(words(LAST));
    const short = random.chance(0.5) ? first + last.slice(0, 3) : first[0] + last;
    const username = `${short.toLowerCase()}${random.whole(1, 99)}`;
    if (taken.has(username)) continue;
    taken.add(username);
    all.push({ username, nickname: `${first} ${last}` });
  }
  return all;
}
