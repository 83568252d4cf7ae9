/** What a request to link an account has come to (000 §2.1). */
export type LinkResult = 'linking' | 'success' | 'failure' | 'invalid';

/** A request to link, as it was stored before the student left for the provider (contract 4.6). */
export interface StoredLink {
  /** `linkAccountRequest` */
  flag: string | null;
  /** `emailAddress` */
  email: string | null;
  /** The query with which the provider sent the student back. */
  search: string;
}

/**
 * What to do with the student who is back: call with an address, or show at once that there is nothing to link, since the
 * flag is missing or not true, or that the provider refused.
 */
export function linkToMake({ flag, email, search }: StoredLink): { email: string } | 'invalid' | 'failure' {
  if (flag !== 'true' || !email) return 'invalid';
  return new URLSearchParams(search).has('error') ? 'failure' : { email };
}
