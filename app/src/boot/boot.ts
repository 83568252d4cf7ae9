import { callInit, callUrl, earlyKey, type CallSpec, type EarlyRequests } from '@portal/data/client';
import { studentCoursesCall } from '@portal/data/courses';
import { frameEnabledCall } from '@portal/data/progress';
import { checkAuthCall } from '@portal/data/session';
import { appSettingCall, colorSchemeCall } from '@portal/data/settings';
import { menuFlagsCall, messagesEnabledCall } from '@portal/data/shell';
import { apiBaseOf } from '@portal/domain/settings';
import { paintDisplay, paintLanguage, rememberedDisplay, rememberedLanguage } from '../look/look.ts';
import { storage } from '../storage.ts';
import { readCookie } from '../session/cookie-jar.ts';
import { credentialsFromCookies } from '../session/credentials.ts';

/** What the first lines of the page have begun when the portal's code arrives. */
export interface Boot {
  /** `/config.json` as sent; `{}` when there is none. */
  config: Promise<unknown>;
  early: EarlyRequests;
  /** The token of a /ProceedLogin address, which has left the address bar. */
  loginToken: string | null;
  showStandIn: () => void;
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

/** Which of the screens in the HTML stands in until the code is there; null for pages that have none. */
function standIn(pathname: string, signedIn: boolean): 'signIn' | 'dashboard' | 'page' | null {
  const path = pathname.slice(import.meta.env.BASE_URL.length - 1).toLowerCase();
  const here = new RegExp(STUDENT_SCREENS).test(path);
  if (path === '/login' || (here && !signedIn)) {
    // Where a provider takes the form's place, there is nothing to stand in for.
    return storage.get('signInMode') ? null : 'signIn';
  }
  if (!here) return null;
  return path === '/' ? 'dashboard' : 'page';
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
const screen = standIn(location.pathname, signedIn);
for (const file of ['every', screen, language, `${screen}-${language}`].flatMap(
  (name) => window.portalAhead?.[name ?? ''] ?? [],
)) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
}

/** Called from the end of the page's body, where the templates are: not later, or nothing paints before the code. */
function showStandIn(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-screen="${screen}"][lang="${language}"]`);
  if (template) document.querySelector('#root')?.append(template.content.cloneNode(true));
}
window.portalBoot = { config, early, loginToken: takeLoginToken(), showStandIn };

/** What is looked at here of the answers. */
interface Sent {
  Value?: { AccountInformation?: { UserId?: number }; IsEnableStudentProgress?: boolean };
}

/** Reads an answer that the code will read again; null when there is none. */
function peek(asked: Promise<Response>): Promise<Sent | null> {
  return asked.then((answer) => answer.clone().json() as Promise<Sent | null>).catch(() => null);
}

/** Asks ahead for what the first screen needs. */
async function askAhead(sent: unknown): Promise<void> {
  const apiBase = apiBaseOf(sent);
  const ask = (spec: CallSpec) => {
    const address = callUrl(apiBase, spec);
    const init = callInit(spec, credentialsFromCookies());
    const answer = fetch(address, init);
    // Nobody may be listening yet when it fails; whoever asks later asks anew.
    answer.catch(() => undefined);
    early.set(earlyKey(init.method ?? 'GET', address, init.body), answer);
    return answer;
  };
  void ask(appSettingCall);
  void ask(colorSchemeCall);
  // A provider's session is asked for by the code itself.
  if (!signedIn || readCookie('authorizationType') === 'Bearer') return;
  const frame = screen === 'dashboard' && peek(ask(frameEnabledCall));
  const userId = (await peek(ask(checkAuthCall)))?.Value?.AccountInformation?.UserId;
  if (typeof userId !== 'number') return;
  void ask(menuFlagsCall(userId));
  void ask(messagesEnabledCall(userId));
  if (location.pathname.toLowerCase().endsWith('/mycourselist')) void ask(studentCoursesCall(userId));
  // On the dashboard the school's own page may stand in place of the courses.
  if (frame && (await frame)?.Value?.IsEnableStudentProgress === false) void ask(studentCoursesCall(userId));
}

// The demo's school is not there yet: it starts with the code.
if (import.meta.env.MODE !== 'demo') void config.then(askAhead).catch(() => undefined);
