/** The app-shell placeholders in the HTML, shown until the code has loaded. */
export type Placeholder = 'signIn' | 'dashboard' | 'page';

/** The conditions that determine the placeholder. */
interface PlaceholderConditions {
  /** The path is one of a screen behind sign-in. */
  behindSignIn: boolean;
  /** There is a token. */
  signedIn: boolean;
  /** Students sign in at a provider, so there is no sign-in form. */
  byProvider: boolean;
}

/**
 * Returns the placeholder of a path; null for pages that have none.
 *
 * @param path of the page, without the deployment's base
 */
export function placeholderFor(
  path: string,
  { behindSignIn, signedIn, byProvider }: PlaceholderConditions,
): Placeholder | null {
  if (path.toLowerCase() === '/login' || (behindSignIn && !signedIn)) return byProvider ? null : 'signIn';
  if (!behindSignIn) return null;
  return path === '/' ? 'dashboard' : 'page';
}
