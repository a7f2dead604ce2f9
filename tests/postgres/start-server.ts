import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address and log of the PostgreSQL on which these tests run. */
    postgres: { url: string; log: string };
  }
}

/** Starts one PostgreSQL for all files of the run. Returns a function that stops it. */
export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const { url, log, stop } = await startPostgres();
  project.provide('postgres', { url, log });
  return stop;
}
