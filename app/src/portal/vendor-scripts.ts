import { parseUrl } from '@portal/domain/shared';

/** A factory of Trusted Types; browsers without them have none. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
}

const allowed = new Set<string>();
let hasPolicy = false;

/**
 * Lets a vendor's script be loaded, with the further scripts that it loads itself, where the page's content policy requires
 * Trusted Types. Call it before the script's `src` is set; without such a policy it changes nothing.
 *
 * The page's `default` policy then takes addresses below those that were allowed, and no others. It makes no HTML and no
 * script of a string.
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
    // The content policy was made for a deployment without vendors: their scripts will be refused.
  }
}

/** As the browser will read it, so that `https://vendor.example/../x` is no address below a folder. */
const normalized = (url: string) => parseUrl(url, location.href)?.href ?? '';
