import type { UntilStaying } from './document-leave.ts';

/** How long a configuration that could not be fetched is left alone, in milliseconds. */
const PAUSE_MS = 1000;

/** What the deployment sent; `{}` where it has none, or one that is not JSON (contract 4.7). Rejects for want of an answer. */
async function ask(): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-store' });
  if (response.status >= 500) throw new Error(`config.json: ${response.status}`);
  if (!response.ok) return {};
  // Cut in the middle, it rejects: what has come of it is not what was configured.
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/**
 * Fetches the configuration, and once more where the connection or the host failed. Its defaults are for deployments without
 * one: with them another would sign its students out, and send their passwords to the wrong host.
 */
export async function fetchConfig(untilStaying: UntilStaying): Promise<unknown> {
  try {
    return await ask();
  } catch {
    await untilStaying();
    await new Promise((again) => setTimeout(again, PAUSE_MS));
    return ask();
  }
}
