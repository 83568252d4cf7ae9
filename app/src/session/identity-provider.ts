/** What the provider returns about a student who has signed in. */
export interface ProviderIdentity {
  /** The provider's access token, sent as `Bearer`. */
  token: string;
  /** The email the provider knows the student by; the account call of mode `b2c` sends it. */
  email: string;
  /** The path that `signIn` was given, when the provider has just sent the student back. */
  wanted: string | null;
  /** From an earlier visit of this tab, not from a sign-in that has just finished. */
  restored: boolean;
}

/**
 * Sign-in at an OpenID provider, as the session needs it (modes `b2c` and `idp`). Created by `oidc/create-provider.ts`,
 * whose library is fetched only in these modes.
 */
export interface IdentityProvider {
  /**
   * Sends the browser to the provider's sign-in page. `wanted` is the path that the student opens afterwards; each tab
   * has its own. Rejects when the provider cannot be reached; resolves only when the student comes back without having
   * signed in.
   */
  signIn: (wanted: string | null) => Promise<void>;
  /**
   * Sends the browser to the provider's sign-in with Google, which returns to /RedirectView (contract 4.2). The session
   * is not changed. Rejects and resolves as `signIn`.
   */
  link: () => Promise<void>;
  /**
   * Called at start-up. Finishes a sign-in when the provider has just sent the student back (the response's parameters
   * are removed from the URL), or restores the session of this tab, also where the response does not belong to a
   * request of this tab. null = no student is signed in there. Rejects on a provider error, or when such a response
   * finds no session.
   */
  restore: () => Promise<ProviderIdentity | null>;
  /** Requests a new token without showing a page. null = refused; rejects when the provider cannot be reached. */
  renew: () => Promise<ProviderIdentity | null>;
  /**
   * Removes the student's session from this tab and, where the provider has an end-session endpoint, navigates there.
   * Returns whether it navigates.
   */
  signOut: () => Promise<boolean>;
  /** Removes the student's session from this tab, without leaving the page. */
  forget: () => Promise<void>;
  /** Sets the listeners for a silently renewed token and for a failed renewal, which ends the session (000 §4). */
  onRenewal: (renewed: (token: string) => void, failed: () => void) => void;
}
