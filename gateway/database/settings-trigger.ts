import { sql } from './sql.ts';
import type { Database } from './types.ts';

/** Notification channel for changes of the table `settings`, from any process. */
export const SETTINGS_CHANNEL = 'baize_settings';

/** Installs a trigger that notifies `SETTINGS_CHANNEL`, so that gateways may cache settings. */
export async function installSettingsTrigger(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql.raw(`create or replace function settings_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('${SETTINGS_CHANNEL}', '');
  return null;
end $$`),
    );
    await tx.execute(sql`create or replace trigger settings_changed
  after insert or update or delete on settings
  for each statement execute function settings_changed()`);
  });
}
