#!/usr/bin/env node
// The brand command of the installed package: `npx baize-brand`.
import { join } from 'node:path';
import { brandCommand } from './brand-command.ts';

await brandCommand(process.argv.slice(2), {
  called: 'npx baize-brand',
  brands: process.cwd(),
  out: join(process.cwd(), 'dist/brands'),
});
