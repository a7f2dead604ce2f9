import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './gateway/database/schema/index.ts',
  out: './gateway/database/migrations',
});
