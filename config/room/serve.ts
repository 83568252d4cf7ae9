import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveStatic } from '../serve-static.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the served Storybook, without a trailing slash. */
    storybookUrl: string;
  }
}

/** The Storybook under test. */
export const STORYBOOK = join(import.meta.dirname, '../../.cache/storybook-static');

/** Serves the built Storybook to all journeys of the review room. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(STORYBOOK, 'index.json'))) {
    throw new Error(`There is no built Storybook in ${STORYBOOK}: run "npm test -- storybook" first.`);
  }
  const server = await serveStatic(STORYBOOK);
  project.provide('storybookUrl', server.url);
  return server.close;
}
