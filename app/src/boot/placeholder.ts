/** The placeholders in the frame of the sign-in page. */
export type FramedPlaceholder = 'forgotPassword' | 'resetPassword';

/** The app-shell placeholders in the HTML, shown until the code has loaded. */
export type Placeholder = 'signIn' | 'dashboard' | 'page' | 'sessionCheck' | FramedPlaceholder;

/** The public pages that are opened by a link in an email or from another product, by their paths in lower case. */
const PUBLIC: readonly (readonly [path: RegExp, Placeholder])[] = [
  [/^\/forgotpassword$/, 'forgotPassword'],
  [/^\/forgotpassword\/resetpassword\/[^/]+$/, 'resetPassword'],
  [/^\/proceedlogin\/[^/]+$/, 'sessionCheck'],
];

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
  const address = path.toLowerCase().replace(/\/$/, '');
  if (address === '/login' || (behindSignIn && !signedIn)) return byProvider ? null : 'signIn';
  if (!behindSignIn) return PUBLIC.find(([pattern]) => pattern.test(address))?.[1] ?? null;
  return path === '/' ? 'dashboard' : 'page';
}
