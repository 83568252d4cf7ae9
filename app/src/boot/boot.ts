import { callInit, callUrl, earlyKey, type CallSpec, type EarlyRequests } from '@portal/data/client';
import type { EarlyTile } from '@portal/domain/courses';
import { isWorthSaying } from '@portal/domain/session';
import type { NavEntry } from '@portal/domain/screens';
import { apiBaseOf, mainAppHref } from '@portal/domain/settings';
import { createToSafeHref } from '@portal/domain/shared';
import { hiddenEntries } from '@portal/domain/shell';
import { timeAgo, type Language } from '@portal/ui/i18n';
import { applyDisplay, readDisplay } from '../appearance/appearance.ts';
import { storage } from '../portal/storage.ts';
import { readCookie } from '../session/cookie-jar.ts';
import { credentialsFromCookies } from '../session/credentials.ts';
import { deviceZone } from '../session/device-zone.ts';
import { zonesToShow } from '../session/zones-to-show.ts';
import { currentLanguage } from './current-language.ts';
import { fetchConfig } from './fetch-config.ts';
import { watchDocumentLeave, type UntilStaying } from './document-leave.ts';
import { endEarlyHold, keepEarlyHold, keepEarlyPress, readEarlyControls } from './early-controls.ts';
import { startEarlyRequests, type EarlyPage } from './early-requests.ts';
import {
  attempt,
  createFirstPicture,
  greet,
  readPage,
  showAge,
  showBrand,
  showMenu,
  showResume,
  showSkeleton,
  showTiles,
  showTitle,
  showTools,
  showZone,
  type EarlyPageFacts,
  type KeptPicture,
  type PlaceholderParts,
} from './first-picture/index.ts';
import { placeholderFor } from './placeholder.ts';
import { readLastVisit, type LastVisit } from './last-visit.ts';
import { preload, preloadFirstScreen, preloadScreen } from './preload.ts';
import { screenKey, type PreloadManifest } from './preload-manifest.ts';
import { showStartFailure, watchStart } from './start-trouble.ts';
import { restoreTypedName } from './typed-name.ts';

/** What the boot script hands over to the portal's code. */
export interface Boot {
  /** `/config.json` as received; `{}` when there is none. Rejects when it may be there, but could not be fetched. */
  config: Promise<unknown>;
  early: EarlyRequests;
  /** To be told of each request that the code sends itself, by its {@link earlyKey}: it is not sent early any more. */
  noteSent: (key: string) => void;
  /** Resolves when all early requests are sent. */
  allSent: Promise<void>;
  /** The token of a /ProceedLogin URL, already removed from the address bar. */
  loginToken: string | null;
  showPlaceholder: () => void;
  /** Called when also the parts are there that the placeholder is filled with. */
  fillPlaceholder: () => void;
  /** Fetches what the screen shows after its first picture; called when that one's code is there. */
  preloadLater: () => void;
  /**
   * Fetches the code of the screen at a path, without the deployment's base: all its files in one go, instead of each when
   * another one names it.
   */
  preloadScreen: (path: string) => void;
  /** Called when the portal begins to draw: nothing is said any more of how long it takes. */
  started: () => void;
  /** The placeholder says that what it shows is of an earlier visit. */
  saysAge: () => boolean;
  /** Reads what was done with the placeholder until now; what it returns does the same with the portal. */
  readEarlyControls: () => () => void;
  untilStaying: UntilStaying;
  showStartFailure: () => void;
}

declare global {
  /** Defined by the build: the regular expression of the paths behind sign-in, in lower case. */
  const STUDENT_SCREENS: string;
  /** Defined by the build: the href of a course or test up to its id. */
  const TILE_HREFS: Record<EarlyTile['kind'], string>;
  /** Defined by the build: the menu's entries, all of them in their order. */
  const NAV_ENTRIES: readonly NavEntry[];
  /** Defined by the build: the root's attributes in each language. */
  const LANGUAGE_ATTRIBUTES: Record<string, { lang: string; dir?: string }>;
  interface Window {
    portalBoot: Boot;
    /** Set by old-browser.js: the portal does not start. */
    browserTooOld?: true;
    /** Written into the HTML by the build. */
    preloadManifest?: PreloadManifest;
  }
}

/** Removes the token from the URL before any other code, ours or a vendor's, can read or send it. */
function takeLoginToken(): string | null {
  const found = /^(.*\/proceedlogin)\/([^/]+)\/?$/i.exec(location.pathname);
  if (!found) return null;
  history.replaceState(null, '', found[1]);
  try {
    return decodeURIComponent(found[2] ?? '');
  } catch {
    // Malformed percent-encoding: there is no token.
    return null;
  }
}

/*
 * Inlined at the top of index.html: applies language, appearance and scheme before the first paint, preloads the files
 * of the first screen, and sends its first requests while the code is loading.
 */
const early: EarlyRequests = new Map();
const signedIn = readCookie('authorizationToken') !== '';

applyDisplay(readDisplay());
const untilStaying = watchDocumentLeave(() => location.reload());
const config = fetchConfig(untilStaying);

const language = currentLanguage();
Object.assign(document.documentElement, LANGUAGE_ATTRIBUTES[language]);
const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
const screen = placeholderFor(path, {
  behindSignIn: new RegExp(STUDENT_SCREENS).test(path.toLowerCase()),
  signedIn,
  byProvider: storage.get('signInMode') !== null,
});
preload('every', `${screen}`, language, `${screen}-${language}`);

/** What the build has drawn as a screen or a part of one, in the language in use. */
const drawn = (kind: 'screen' | 'part', name: string) =>
  document.querySelector<HTMLTemplateElement>(`template[data-${kind}="${name}"][lang="${language}"]`)?.content;
const picture = createFirstPicture();
/** The placeholder says that what it shows is of an earlier visit. */
let saysAge = false;

/** Draws what takes the place of skeletons of its size with the parts that come later, before what any response says. */
function drawAgain({ firstName, resume, brand, hidden, tools }: KeptPicture): void {
  if (brand) picture.draw(showBrand, brand);
  if (hidden) picture.draw(showMenu, hidden, NAV_ENTRIES);
  if (tools) picture.draw(showTools, tools);
  if (screen !== 'dashboard') return;
  picture.draw(greet, firstName);
  if (resume) picture.draw(showResume, resume);
}
const lastVisit = signedIn && (screen === 'dashboard' || screen === 'page') ? readLastVisit() : null;
if (lastVisit) drawAgain(lastVisit.picture);

/** The portal is being drawn. */
let isStarted = false;

/** A language that is chosen in the placeholder is not lost: the code reads it when it begins to draw. */
function keepLanguage({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || !target.closest('#root > [lang]')) return;
  storage.set('selectedLanguage', target.value);
  if (isStarted) location.reload();
}

/**
 * The placeholder, once it is there. What is drawn goes into it and not into the root, where the portal takes its place.
 */
let placeholder: Element | null = null;

/** What the build knows of this page; null on the dashboard and in front of sign-in. */
function readPageHere(): EarlyPageFacts | null {
  const pages = screen === 'page' && drawn('part', 'pages');
  return pages ? readPage(pages, path) : null;
}

/** What a placeholder behind sign-in is filled from; null on another page. */
function placeholderParts(): PlaceholderParts | null {
  if (screen !== 'dashboard' && screen !== 'page') return null;
  const content = drawn('screen', screen);
  if (!content) return null;
  return {
    screen: content,
    part: (name) => drawn('part', name),
    current: screen === 'dashboard' ? screen : (readPageHere()?.entry ?? null),
    language: LANGUAGE_ATTRIBUTES[language]?.lang ?? language,
  };
}

/** Called after the templates that the first paint needs, so that it is not held up by the others. */
function showPlaceholder(): void {
  const root = document.querySelector<HTMLElement>('#root');
  const page = readPageHere();
  const content = drawn('screen', page?.ofCourse ? 'coursePage' : `${screen}`)?.firstElementChild;
  if (!root || !content) return;
  const shown = content.cloneNode(true) as Element;
  placeholder = shown;
  if (page) showTitle(shown, page.title);
  restoreTypedName(shown);
  root.append(shown);
  root.addEventListener('change', keepLanguage);
  root.addEventListener('click', keepEarlyPress);
  root.addEventListener('mousedown', keepEarlyHold);
  root.addEventListener('mouseup', endEarlyHold);
  const parts = placeholderParts();
  if (screen === 'dashboard' && parts && lastVisit) attempt(() => showLastVisit(shown, parts, lastVisit));
}

/** Called at the end of the body. */
function fillPlaceholder(): void {
  const parts = placeholderParts();
  if (!placeholder || !parts) return;
  if (screen === 'page') showSkeleton(placeholder, screenKey(path), location.search);
  picture.begin(placeholder, parts);
}

function tileHref({ kind, id }: EarlyTile): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + TILE_HREFS[kind] + String(id);
}

/** Shows at once, before the first paint, what would move other things later; the code fetches it again. */
function showLastVisit(element: Element, parts: PlaceholderParts, { picture: kept, at }: LastVisit): void {
  const { tiles, zone, resume } = kept;
  if (resume === null) showResume(element, parts, resume);
  showTiles(element, parts, tiles, tileHref);
  if (zone?.language === language && zone.offset === new Date().getTimezoneOffset()) showZone(element, parts, zone);
  saysAge = isWorthSaying(at, Date.now());
  if (saysAge) showAge(element, parts, timeAgo(language as Language, at, Date.now()));
}

function preloadLater(): void {
  if (screen === 'dashboard') preload('panels', `calendar-${language}`);
}
/** What the code has sent itself. */
const sentByCode = new Set<string>();
/** All early requests are sent, and nothing else will be. */
let settled = false;
function noteSent(key: string): void {
  if (!settled) sentByCode.add(key);
}

/**
 * Sends a call that the code will make, which finds the response under the same key. Rejects where the code, which waits for
 * the same responses, was quicker.
 */
function sendEarly(apiBase: string, spec: CallSpec): Promise<Response> {
  const url = callUrl(apiBase, spec);
  const init = callInit(spec, credentialsFromCookies());
  const key = earlyKey(init.method ?? 'GET', url, init.body);
  const isSent = sentByCode.has(key);
  const response = isSent ? Promise.reject(new Error(`${spec.path} is sent already`)) : fetch(url, init);
  // It may fail before the code awaits it, which would be an unhandled rejection; the code then sends the call itself.
  response.catch(() => undefined);
  if (!isSent) early.set(key, response);
  return response;
}

/** As `readLastLesson` reads it, which has more to check. */
function lastLesson(student: number): { course: number; module: number | null } | null {
  try {
    const { course, lesson } = JSON.parse(storage.get(`lastLesson:${student}`) ?? '{}') as {
      course?: unknown;
      lesson?: { module?: unknown } | null;
    };
    const module = lesson?.module;
    return typeof course === 'number' ? { course, module: typeof module === 'number' ? module : null } : null;
  } catch {
    return null;
  }
}

/** A configuration as received. */
type Unchecked = Readonly<Record<string, unknown>>;

/** Shows what the first responses say. */
function earlyPage({ roleBasedAccess, videoLabelChange }: Unchecked): EarlyPage {
  return {
    preload: (notice) => preload(notice, `${notice}-${language}`, `calendar-${language}`),
    greet: (firstName) => picture.draw(greet, firstName),
    showTiles: (tiles) => picture.draw(showTiles, tiles, tileHref),
    showResume: (resume) => picture.draw(showResume, resume),
    showZone: (profile) => {
      const zones = zonesToShow(profile, language as Language);
      if (zones) picture.draw(showZone, zones);
    },
    showBrand: (brand) => picture.draw(showBrand, brand),
    showMenu: (facts) => {
      // Where access goes by roles, or the videos have their other label, the menu is left to the code.
      if (roleBasedAccess === true || videoLabelChange === false) return;
      picture.draw(showMenu, hiddenEntries({ ...facts, permissions: null }), NAV_ENTRIES);
    },
    showTools: (tools) => {
      if (roleBasedAccess !== true) picture.draw(showTools, tools);
    },
  };
}

/**
 * The first use of time zones takes a phone 60 ms, and every page behind sign-in uses them. So it is over while the session's
 * response is on its way, in a task of its own after the frame that is due, which may be the first one.
 */
function warmTimeZones(): void {
  const painted = new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  void painted.then(deviceZone);
}

/** Sends the first screen's requests. The demo's mock backend starts with the code, so there is nothing to call yet. */
async function sendAll(): Promise<void> {
  if (import.meta.env.MODE === 'demo') return;
  const configuration = ((await config) ?? {}) as Unchecked;
  const apiBase = apiBaseOf(configuration);
  const hasToken = signedIn && readCookie('authorizationType') !== 'Bearer';
  const sending = startEarlyRequests(
    (spec) => sendEarly(apiBase, spec),
    {
      path,
      search: location.search,
      screen,
      hasToken,
      lastLesson,
      toSafeHref: createToSafeHref(mainAppHref(configuration['mainAppUrl'], location.origin), location.href),
    },
    earlyPage(configuration),
  );
  if (signedIn) warmTimeZones();
  const started = await sending;
  void started.settled.finally(() => {
    settled = true;
    sentByCode.clear();
  });
}
const allSent = sendAll().catch(() => undefined);
// The largest file by far: the first requests, which are sent when the configuration is there, would wait behind it.
const preloadPackages = () => preload('packages');
config.then(preloadPackages, preloadPackages);
if (screen !== 'signIn') preloadFirstScreen(path, allSent);
const loginToken = takeLoginToken();
const stopWatching = watchStart(untilStaying);
function started(): void {
  isStarted = true;
  stopWatching();
}
window.portalBoot = {
  config,
  early,
  noteSent,
  allSent,
  loginToken,
  showPlaceholder,
  fillPlaceholder,
  preloadLater,
  preloadScreen,
  started,
  saysAge: () => saysAge,
  readEarlyControls,
  untilStaying,
  showStartFailure: () => {
    stopWatching();
    showStartFailure();
  },
};
