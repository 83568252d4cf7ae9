import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The first line of each script: V8 then compiles all functions of the file on a background thread while it arrives,
 * instead of each on the main thread when it is first called (ADR 48). For other engines it is an ordinary comment. It
 * must be the first thing in the file.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Returns the names of the scripts in a folder that do not begin with the hint. */
export async function scriptsWithoutHint(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(
    names.map(async (name) => ({ name, code: await readFile(join(folder, name), 'utf8') })),
  );
  return scripts
    .filter(({ code }) => !code.startsWith(`${COMPILE_HINT}\n`))
    .map(({ name }) => name)
    .toSorted();
}
