import { brandCommand } from './brand-command.ts';
import { defaultOut } from './build.ts';
import { brandsFolder } from './load.ts';
import { preview } from './preview.ts';

await brandCommand(process.argv.slice(2), {
  called: 'npm run brand --',
  brands: brandsFolder,
  out: defaultOut,
  preview,
});
