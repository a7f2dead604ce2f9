/** A friend whom demo_player has invited. */
interface Friend {
  readonly username: string;
  readonly nickname: string;
  /** Days ago. */
  readonly joined: number;
  /** Days after joining, and minor units. */
  readonly deposits: readonly (readonly [days: number, amount: number])[];
  /** Probability of a day with a play session. */
  readonly plays: number;
}

const friend = (
  username: string,
  nickname: string,
  [joined, plays]: readonly [joined: number, plays: number],
  ...deposits: Friend['deposits']
): Friend => ({ username, nickname, joined, plays, deposits });

/** The people who registered by demo_player's link, in order: every possible state. */
export const FRIENDS: readonly Friend[] = [
  friend('tricia84', 'Tricia Manalo', [66, 0.6], [0, 5000], [14, 10_000], [35, 10_000]),
  friend('benjie07', 'Benjie Sison', [58, 0.45], [1, 3000], [20, 5000]),
  friend('lornavee', 'Lorna Velasco', [44, 0.55], [0, 10_000], [9, 20_000]),
  friend('migs2019', 'Miguel Ong', [37, 0.3], [2, 2500]),
  friend('anita55', 'Anita Robles', [29, 0.5], [0, 50_000], [13, 120_000]),
  friend('jopay31', 'Joy Padilla', [21, 0.4], [3, 1500]),
  friend('ernesto8', 'Ernesto Yap', [16, 0], [1, 4000]),
  friend('kaye2k', 'Kaye Dizon', [11, 0.6], [0, 2000], [5, 3000]),
  friend('dodong99', 'Dodong Lacson', [6, 0]),
  friend('celine4u', 'Celine Aquino', [3, 0]),
];

const NAMES = new Set(FRIENDS.map(({ username }) => username));
/** Whether an account is one of them; their only money is their deposits. */
export const isFriend = ({ username }: { readonly username: string }): boolean =>
  NAMES.has(username);
