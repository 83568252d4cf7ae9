import { studentScreenAt } from '@portal/domain/screens';

/** The screens in the HTML that stand in until the code is there. */
export type StandIn = 'signIn' | 'dashboard' | 'page';

/**
 * Which of them an address begins with; null for pages that have none.
 *
 * @param path of the page, without the deployment's base
 * @param signedIn whether a token is held
 * @param byProvider whether a provider takes the form's place: then there is nothing to stand in for
 */
export function standInFor(path: string, signedIn: boolean, byProvider: boolean): StandIn | null {
  const ownPath = path.toLowerCase();
  const behindSignIn = studentScreenAt(ownPath) !== null;
  if (ownPath === '/login' || (behindSignIn && !signedIn)) return byProvider ? null : 'signIn';
  if (!behindSignIn) return null;
  return ownPath === '/' ? 'dashboard' : 'page';
}
