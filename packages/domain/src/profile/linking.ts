/** The state of a request to link an account (000 §2.1). */
export type LinkResult = 'linking' | 'success' | 'failure' | 'invalid';

/** A request to link, as stored before the browser navigated to the provider (contract 4.6). */
export interface StoredLink {
  /** `linkAccountRequest` */
  flag: string | null;
  /** `emailAddress` */
  email: string | null;
  /** The query of the URL to which the provider returned the student. */
  search: string;
}

/**
 * Returns what to do when the student returns from the provider: send the request to link `email`, or show a result at
 * once. `invalid`: there is nothing to link, since the flag is missing or not `true`, or no address is stored.
 * `failure`: the provider returned an error.
 */
export function nextLinkStep({ flag, email, search }: StoredLink): { email: string } | 'invalid' | 'failure' {
  if (flag !== 'true' || !email) return 'invalid';
  return new URLSearchParams(search).has('error') ? 'failure' : { email };
}
