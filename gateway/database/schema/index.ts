export * from './accounts.ts';
export * from './announcements.ts';
export * from './cashier.ts';
export * from './games.ts';
export * from './journal.ts';
export * from './rounds.ts';
export * from './sessions.ts';
export * from './system.ts';
