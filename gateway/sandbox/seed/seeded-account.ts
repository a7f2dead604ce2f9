/** What the other demo data needs to know about an account. */
export interface SeededAccount {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  /** 0 member; 1, 2, 41, 42 agent. */
  readonly type: number;
  readonly uplineId: number | null;
  readonly createdAt: number;
}
