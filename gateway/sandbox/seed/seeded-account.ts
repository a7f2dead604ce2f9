/** The facts about an account that the other demo data needs. */
export interface SeededAccount {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  /** Account type: 0 member; 1, 2, 41, 42 agent. */
  readonly type: number;
  readonly uplineId: number | null;
  readonly createdAt: number;
}
