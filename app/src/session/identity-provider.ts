/** What a student holds after signing in at the provider. */
export interface ProviderIdentity {
  /** The provider's access token, sent as `Bearer`. */
  token: string;
  /** The email the provider knows the student by; the account call of mode `b2c` asks with it. */
  email: string;
}

/**
 * Sign-in at an OpenID provider, as the session needs it (modes `b2c` and `idp`). Made by `oidc/create-provider.ts`,
 * whose library is fetched only in these modes.
 */
export interface IdentityProvider {
  /**
   * Sends the browser to the provider's sign-in page. Rejects when the provider cannot be reached; resolves only when the
   * student comes back without having signed in.
   */
  signIn: () => Promise<void>;
  /**
   * At start-up: finishes a sign-in that the provider has just sent back (its parameters leave the address bar), or
   * takes up the session held in this tab. null = nobody is signed in there. Rejects on a provider error, or when
   * the answer does not belong to a question this browser asked.
   */
  restore: () => Promise<ProviderIdentity | null>;
  /** Asks for a new token without a page. null = refused; rejects when the provider cannot be reached. */
  renew: () => Promise<ProviderIdentity | null>;
  /** Forgets the student here and, where the provider has an end-session address, goes there. Returns whether it left. */
  signOut: () => Promise<boolean>;
  /** Told of a silently renewed token, and when renewing failed: then the session is over (000 §4). */
  onRenewal: (renewed: (token: string) => void, failed: () => void) => void;
}
