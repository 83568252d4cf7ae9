import { callInit, callUrl, earlyKey, type CallSpec, type EarlyRequests } from '@portal/data/client';
import type { EarlyTile } from '@portal/domain/courses';
import { showsLastVisitAge } from '@portal/domain/session';
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
import { watchDocumentLeave, type WaitIfLeavingDocument } from './document-leave.ts';
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
  /** `/config.json` as received; `{}` when there is none. Rejects when it may exist, but could not be fetched. */
  config: Promise<unknown>;
  early: EarlyRequests;
  /** Records a request that the code sends itself, by its {@link earlyKey}, so that it is not sent early as well. */
  noteSent: (key: string) => void;
  /** Resolves when all early requests are sent. */
  allSent: Promise<void>;
  /** The token of a /ProceedLogin URL, already removed from the address bar. */
  loginToken: string | null;
  showPlaceholder: () => void;
  /** Fills the placeholder; called when its parts are in the document, too. */
  fillPlaceholder: () => void;
  /**
   * Preloads the code of what the screen shows after its first picture; called when the code of the first picture has
   * loaded.
   */
  preloadLater: () => void;
  /**
   * Preloads all files of the screen at `path`, without the deployment's base, in parallel, instead of each when
   * another one imports it.
   */
  preloadScreen: (path: string) => void;
  /** Called when the portal begins to render: stops the watch for a slow start. */
  started: () => void;
  /** The placeholder says that what it shows is of an earlier visit. */
  showsLastVisitNote: () => boolean;
  /** Reads what the student did with the placeholder's controls; returns a function that repeats it on the portal's. */
  readEarlyControls: () => () => void;
  waitIfLeavingDocument: WaitIfLeavingDocument;
  showStartFailure: () => void;
}

declare global {
  /** Defined by the build: the regular expression of the paths behind sign-in, in lower case. */
  const STUDENT_SCREENS: string;
  /** Defined by the build: the href of a course or test up to its id. */
  const TILE_HREFS: Record<EarlyTile['kind'], string>;
  /** Defined by the build: all entries of the menu, in order. */
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

/**
 * Returns the token of a /ProceedLogin URL, and removes it from the URL before any other code, ours or a vendor's, can
 * read or send it.
 */
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
const waitIfLeavingDocument = watchDocumentLeave(() => location.reload());
const config = fetchConfig(waitIfLeavingDocument);

const language = currentLanguage();
Object.assign(document.documentElement, LANGUAGE_ATTRIBUTES[language]);
const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
const screen = placeholderFor(path, {
  behindSignIn: new RegExp(STUDENT_SCREENS).test(path.toLowerCase()),
  signedIn,
  byProvider: storage.get('signInMode') !== null,
});
preload('every', `${screen}`, language, `${screen}-${language}`);

/**
 * Returns the template of a screen, of a part of one, or of a page in the frame of the sign-in page, in the current
 * language, as the build rendered it.
 */
const drawn = (kind: 'screen' | 'part' | 'framed', name: string) =>
  document.querySelector<HTMLTemplateElement>(`template[data-${kind}="${name}"][lang="${language}"]`)?.content;
const picture = createFirstPicture();
/** The placeholder says that what it shows is of an earlier visit. */
let showsLastVisitNote = false;

/**
 * Draws those parts of the last visit that replace skeletons of the same size. They are drawn once the later templates
 * are in the document, before the content of any response.
 */
function drawLastVisitLater({ firstName, resume, brand, hidden, tools }: KeptPicture): void {
  if (brand) picture.draw(showBrand, brand);
  if (hidden) picture.draw(showMenu, hidden, NAV_ENTRIES);
  if (tools) picture.draw(showTools, tools);
  if (screen !== 'dashboard') return;
  picture.draw(greet, firstName);
  if (resume) picture.draw(showResume, resume);
}
const lastVisit = signedIn && (screen === 'dashboard' || screen === 'page') ? readLastVisit() : null;
if (lastVisit) drawLastVisitLater(lastVisit.picture);

/** Whether the portal has begun to render. */
let isStarted = false;

/** Stores a language that is chosen in the placeholder: the code reads it when it begins to render. */
function keepLanguage({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || !target.closest('#root > [lang]')) return;
  storage.set('selectedLanguage', target.value);
  if (isStarted) location.reload();
}

/**
 * The placeholder, once it is in the document. Parts are drawn into it and not into the root, whose content the portal
 * replaces.
 */
let placeholder: Element | null = null;

/** Returns what the build rendered for this page; null on the dashboard and in front of sign-in. */
function readPageHere(): EarlyPageFacts | null {
  const pages = screen === 'page' && drawn('part', 'pages');
  return pages ? readPage(pages, path) : null;
}

/** Returns the parts that fill a placeholder behind sign-in; null on other pages. */
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

/**
 * Shows the placeholder. Called after the templates that the first paint needs and before the others, which would delay
 * it.
 */
function showPlaceholder(): void {
  const root = document.querySelector<HTMLElement>('#root');
  const page = readPageHere();
  const framed = drawn('framed', `${screen}`);
  const name = framed ? 'signIn' : page?.ofCourse ? 'coursePage' : `${screen}`;
  const content = drawn('screen', name)?.firstElementChild;
  if (!root || !content) return;
  const shown = content.cloneNode(true) as Element;
  placeholder = shown;
  if (framed) shown.querySelector('main')?.replaceChildren(framed.cloneNode(true));
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

/** Fills the placeholder with its parts, or shows one that is among the later templates. Called at the end of the body. */
function fillPlaceholder(): void {
  if (!placeholder) showPlaceholder();
  const parts = placeholderParts();
  if (!placeholder || !parts) return;
  if (screen === 'page') showSkeleton(placeholder, screenKey(path), location.search);
  picture.begin(placeholder, parts);
}

function tileHref({ kind, id }: EarlyTile): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + TILE_HREFS[kind] + String(id);
}

/**
 * Shows, before the first paint, those parts of the last visit that would shift the layout later; the code fetches
 * their data again.
 */
function showLastVisit(element: Element, parts: PlaceholderParts, { picture: kept, at }: LastVisit): void {
  const { tiles, zone, resume } = kept;
  if (resume === null) showResume(element, parts, resume);
  showTiles(element, parts, tiles, tileHref);
  if (zone?.language === language && zone.offset === new Date().getTimezoneOffset()) showZone(element, parts, zone);
  showsLastVisitNote = showsLastVisitAge(at, Date.now());
  if (showsLastVisitNote) showAge(element, parts, timeAgo(language as Language, at, Date.now()));
}

function preloadLater(): void {
  if (screen === 'dashboard') preload('panels', `calendar-${language}`);
}
/** The keys of the requests that the code has sent itself. */
const sentByCode = new Set<string>();
/** Whether all early requests have been sent, and no more will be. */
let settled = false;
function noteSent(key: string): void {
  if (!settled) sentByCode.add(key);
}

/**
 * Sends a call before the code makes it; the code finds the response under the same key. Rejects where the code, which
 * waits for the same responses, has sent it already.
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

/** Returns the course and module of the last lesson, with fewer checks than `readLastLesson`. */
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

/** Returns the functions that show the content of the first responses. */
function earlyPage({ roleBasedAccess, videoLabelChange }: Unchecked): EarlyPage {
  return {
    preload: (notice) => preload(notice, `${notice}-${language}`, `calendar-${language}`),
    greet: (firstName) => picture.draw(greet, firstName),
    showTiles: (tiles) => picture.draw(showTiles, tiles, tileHref, screen === 'dashboard' ? 'tiles' : 'listTiles'),
    showResume: (resume) => picture.draw(showResume, resume),
    showZone: (profile) => {
      const zones = zonesToShow(profile, language as Language);
      if (zones) picture.draw(showZone, zones);
    },
    showBrand: (brand) => picture.draw(showBrand, brand),
    showMenu: (facts) => {
      // With role-based access, or the videos' other label, the menu is left to the code.
      if (roleBasedAccess === true || videoLabelChange === false) return;
      picture.draw(showMenu, hiddenEntries({ ...facts, permissions: null }), NAV_ENTRIES);
    },
    showTools: (tools) => {
      if (roleBasedAccess !== true) picture.draw(showTools, tools);
    },
  };
}

/**
 * Initialises the browser's time zones, which takes 60 ms on a phone and which every page behind sign-in needs. It runs
 * while the session's response is on its way, in a task of its own after the next frame, which may be the first one.
 */
function warmTimeZones(): void {
  const painted = new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  void painted.then(deviceZone);
}

/** Sends the first screen's requests. Not in the demo, whose mock backend starts with the code. */
async function sendAll(): Promise<void> {
  if (import.meta.env.MODE === 'demo') return;
  const configuration = ((await config) ?? {}) as Unchecked;
  const apiBase = apiBaseOf(configuration);
  // /SingleLogout and /ProceedLogin end the session, so nothing is requested with it.
  const isOver = /^.(singlelogout|proceedlogin)$/.test(screenKey(path));
  const hasToken = signedIn && !isOver && readCookie('authorizationType') !== 'Bearer';
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
// By far the largest file. The first requests, which are sent once the configuration has arrived, would wait behind it.
const preloadPackages = () => preload('packages');
config.then(preloadPackages, preloadPackages);
if (screen !== 'signIn') preloadFirstScreen(path, allSent);
const loginToken = takeLoginToken();
const stopWatching = watchStart(waitIfLeavingDocument);
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
  showsLastVisitNote: () => showsLastVisitNote,
  readEarlyControls,
  waitIfLeavingDocument,
  showStartFailure: () => {
    stopWatching();
    showStartFailure();
  },
};
