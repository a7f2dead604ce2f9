import { TokenError } from './values.ts';

/**
 * Imports a large package that only some brands need, and that is therefore installed on demand.
 * @param name its name at npm
 * @throws {TokenError} where it is not installed, with the command that installs it
 */
export async function optionalPackage<Module>(
  name: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw error;
    throw new TokenError(name, `is not installed: npm install --save-dev ${name}`);
  }
}
