/**
 * Returns a short hash of a token (FNV-1a, 32 bits). Data kept on this device has it, so that the portal can tell
 * whether the data belongs to the current session. The token cannot be recovered from it.
 */
export function fingerprint(token: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
