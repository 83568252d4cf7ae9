/**
 * A short name of a token (FNV-1a, 32 bits): tells on this device whether what was kept is of the session that is there now.
 * Nothing of the token can be found from it.
 */
export function fingerprint(token: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
