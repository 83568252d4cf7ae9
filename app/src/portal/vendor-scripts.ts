import { parseUrl } from '@portal/domain/shared';

/** The Trusted Types factory, which not every browser has. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
}

const allowed = new Set<string>();
let hasPolicy = false;

/**
 * Allows a vendor's script, and the scripts that it loads itself, where the page's content security policy requires
 * Trusted Types. Call it before the script's `src` is set. Without such a policy it changes nothing.
 *
 * The page's `default` Trusted Types policy then accepts script URLs that begin with an allowed address, and no others.
 * It creates no HTML and no scripts from strings.
 *
 * @param addresses absolute, with a slash at the end; `https://vendor.example/` is its whole host
 */
export function allowScripts(...addresses: readonly string[]): void {
  for (const address of addresses) allowed.add(address);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (hasPolicy || !trustedTypes) return;
  hasPolicy = true;
  try {
    trustedTypes.createPolicy('default', {
      createScriptURL: (url) => ([...allowed].some((address) => normalized(url).startsWith(address)) ? url : null),
    });
  } catch {
    // The content security policy is that of a deployment without vendors, which blocks their scripts.
  }
}

/**
 * Resolves a URL as the browser does, so that `https://vendor.example/folder/../x` does not pass as below the folder.
 */
const normalized = (url: string) => parseUrl(url, location.href)?.href ?? '';
