import { build, type Rollup } from 'vite';
import { bootConstants } from './boot-constants.ts';

/** Builds src/boot/boot.ts as one classic script, to be inlined into the HTML. */
export async function bootScript(base: string, mode: string): Promise<string> {
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    base,
    mode,
    define: bootConstants,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: new URL('../src/boot/boot.ts', import.meta.url).pathname, formats: ['iife'], name: 'boot' },
    },
  })) as Rollup.RollupOutput[];
  const chunk = built[0]?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('the boot script was not built');
  return chunk.code.trim();
}
