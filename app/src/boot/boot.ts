import { callInit, callUrl, earlyKey, type CallSpec, type EarlyRequests } from '@portal/data/client';
import { apiBaseOf } from '@portal/domain/settings';
import { paintDisplay, paintLanguage, rememberedDisplay, rememberedLanguage } from '../appearance/appearance.ts';
import { storage } from '../portal/storage.ts';
import { readCookie } from '../session/cookie-jar.ts';
import { credentialsFromCookies } from '../session/credentials.ts';
import { startEarlyRequests } from './early-requests.ts';
import { placeholderFor } from './placeholder.ts';

/** What the first lines of the page have begun when the portal's code arrives. */
export interface Boot {
  /** `/config.json` as sent; `{}` when there is none. */
  config: Promise<unknown>;
  early: EarlyRequests;
  /** The token of a /ProceedLogin address, which has left the address bar. */
  loginToken: string | null;
  showPlaceholder: () => void;
}

declare global {
  /** Written in by the build: the regular expression for the addresses behind sign-in, in lower case. */
  const STUDENT_SCREENS: string;
  interface Window {
    portalBoot: Boot;
    /** Written into the HTML by the build: the files a screen or a language needs. */
    portalAhead?: Record<string, string[]>;
  }
}

/** Takes the token out of the address before any other code, ours or a vendor's, can read or send it. */
function takeLoginToken(): string | null {
  const found = /^(.*\/proceedlogin)\/([^/]+)\/?$/i.exec(location.pathname);
  if (!found) return null;
  history.replaceState(null, '', found[1]);
  try {
    return decodeURIComponent(found[2] ?? '');
  } catch {
    // No text, so no token either.
    return null;
  }
}

/*
 * Inlined at the top of index.html: paints the page in the right language, appearance and scheme, and asks the server
 * for what the first screen needs while the code is still on its way.
 */
const early: EarlyRequests = new Map();
const signedIn = readCookie('authorizationToken') !== '';

paintDisplay(rememberedDisplay());
const config: Promise<unknown> = fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-store' })
  .then((answer) => (answer.ok ? answer.json() : {}))
  .catch(() => ({}));

const language = rememberedLanguage('en');
paintLanguage(language);
const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
const screen = placeholderFor(path, {
  behindSignIn: new RegExp(STUDENT_SCREENS).test(path.toLowerCase()),
  signedIn,
  byProvider: storage.get('signInMode') !== null,
});
for (const file of ['every', screen, language, `${screen}-${language}`].flatMap(
  (name) => window.portalAhead?.[name ?? ''] ?? [],
)) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
}

/** Called from the end of the page's body, where the templates are: not later, or nothing paints before the code. */
function showPlaceholder(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-screen="${screen}"][lang="${language}"]`);
  if (template) document.querySelector('#root')?.append(template.content.cloneNode(true));
}
window.portalBoot = { config, early, loginToken: takeLoginToken(), showPlaceholder };

/** Begins a call that the code will make: it finds the answer under the same key. */
function ask(apiBase: string, spec: CallSpec): Promise<Response> {
  const address = callUrl(apiBase, spec);
  const init = callInit(spec, credentialsFromCookies());
  const answer = fetch(address, init);
  // Nobody may be listening yet when it fails; whoever asks later asks anew.
  answer.catch(() => undefined);
  early.set(earlyKey(init.method ?? 'GET', address, init.body), answer);
  return answer;
}

// The demo's school is not there yet: it starts with the code.
if (import.meta.env.MODE !== 'demo') {
  const hasToken = signedIn && readCookie('authorizationType') !== 'Bearer';
  void config
    .then((sent) => {
      const apiBase = apiBaseOf(sent);
      return startEarlyRequests((spec) => ask(apiBase, spec), { path: location.pathname, screen, hasToken });
    })
    .catch(() => undefined);
}
