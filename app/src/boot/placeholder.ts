/** The screens in the HTML that stand in until the code is there. */
export type Placeholder = 'signIn' | 'dashboard' | 'page';

/** What decides it. */
interface PlaceholderFacts {
  /** The address is one of a screen behind sign-in. */
  behindSignIn: boolean;
  /** A token is held. */
  signedIn: boolean;
  /** A provider takes the form's place: then there is nothing to stand in for. */
  byProvider: boolean;
}

/**
 * Which of them an address begins with; null for pages that have none.
 *
 * @param path of the page, without the deployment's base
 */
export function placeholderFor(
  path: string,
  { behindSignIn, signedIn, byProvider }: PlaceholderFacts,
): Placeholder | null {
  if (path.toLowerCase() === '/login' || (behindSignIn && !signedIn)) return byProvider ? null : 'signIn';
  if (!behindSignIn) return null;
  return path === '/' ? 'dashboard' : 'page';
}
