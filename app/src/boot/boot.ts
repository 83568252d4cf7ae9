import { callInit, callUrl, earlyKey, type CallSpec, type EarlyRequests } from '@portal/data/client';
import { studentCoursesCall } from '@portal/data/courses';
import { checkAuthCall } from '@portal/data/session';
import { appSettingCall, colorSchemeCall } from '@portal/data/settings';
import { menuFlagsCall, messagesEnabledCall } from '@portal/data/shell';
import { apiBaseOf } from '@portal/domain/settings';
import { paintDisplay, paintLanguage, rememberedDisplay, rememberedLanguage } from '../look/look.ts';
import { readCookie } from '../session/cookie-jar.ts';
import { credentialsFromCookies } from '../session/credentials.ts';

/** What the first lines of the page have begun when the portal's code arrives. */
export interface Boot {
  /** `/config.json` as sent; `{}` when there is none. */
  config: Promise<unknown>;
  early: EarlyRequests;
}

declare global {
  interface Window {
    portalBoot: Boot;
    /** Written into the HTML by the build: the files a screen or a language needs. */
    portalAhead?: Record<string, string[]>;
  }
}

/** Which of the screens in the HTML stands in until the code is there; null for pages that have none. */
function standIn(pathname: string, signedIn: boolean): 'signIn' | 'dashboard' | 'page' | null {
  const path = pathname.slice(import.meta.env.BASE_URL.length - 1).toLowerCase();
  if (path.startsWith('/error') || path.startsWith('/unauthorized')) return null;
  if (path === '/login' || !signedIn) return 'signIn';
  return path === '/' ? 'dashboard' : 'page';
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
window.portalBoot = { config, early };

const language = rememberedLanguage('en');
paintLanguage(language);
const screen = standIn(location.pathname, signedIn);
for (const file of ['every', screen, language].flatMap((name) => window.portalAhead?.[name ?? ''] ?? [])) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
}
addEventListener('DOMContentLoaded', () => {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-screen="${screen}"][lang="${language}"]`);
  if (template) document.querySelector('#root')?.append(template.content.cloneNode(true));
});

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
  if (!signedIn) return;
  const session = await ask(checkAuthCall);
  const answer = (await session.clone().json()) as { Value?: { AccountInformation?: { UserId?: number } } };
  const userId = answer.Value?.AccountInformation?.UserId;
  if (typeof userId !== 'number') return;
  if (screen === 'dashboard' || location.pathname.toLowerCase().endsWith('/mycourselist'))
    void ask(studentCoursesCall(userId));
  void ask(menuFlagsCall(userId));
  void ask(messagesEnabledCall(userId));
}

// The demo's school is not there yet: it starts with the code.
if (import.meta.env.MODE !== 'demo') void config.then(askAhead).catch(() => undefined);
