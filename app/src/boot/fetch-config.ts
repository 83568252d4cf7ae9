import type { WaitIfLeavingDocument } from './document-leave.ts';

/** Pause before a configuration that could not be fetched is requested again, in milliseconds. */
const PAUSE_MS = 1000;

/**
 * Returns the deployment's configuration; `{}` where it has none, or one that is not JSON (contract 4.7). Rejects when
 * the server does not respond, or with an error.
 */
async function requestConfig(): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-store' });
  if (response.status >= 500) throw new Error(`config.json: ${response.status}`);
  if (!response.ok) return {};
  // Outside of the `try`: a body that is cut off rejects, since its beginning is not the configuration.
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/**
 * Fetches the configuration, and retries once where the connection or the host failed. The defaults are only for
 * deployments that have none: in any other they would sign its students out, and send their passwords to the wrong
 * host.
 */
export async function fetchConfig(waitIfLeavingDocument: WaitIfLeavingDocument): Promise<unknown> {
  try {
    return await requestConfig();
  } catch {
    await waitIfLeavingDocument();
    await new Promise((again) => setTimeout(again, PAUSE_MS));
    return requestConfig();
  }
}
