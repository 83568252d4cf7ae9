/** Returns the claim if it looks like an email address, else null. */
const emailAddress = (claim: unknown) => (typeof claim === 'string' && /^[^\s@]+@[^\s@]+$/.test(claim) ? claim : null);

/**
 * Returns the email in the claims of an ID token: `email`, else the first of `emails` (B2C), else `preferred_username`
 * when it is an email address; '' when there is none.
 */
export function emailIn(claims: Readonly<Record<string, unknown>>): string {
  const { email, emails, preferred_username: userName } = claims;
  return emailAddress(email) ?? emailAddress(Array.isArray(emails) ? emails[0] : null) ?? emailAddress(userName) ?? '';
}
