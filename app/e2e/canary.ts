import type { Page, Request } from 'playwright';

/** Data that must not reach anybody but the student, this device and the API. */
type Secret = 'token' | 'password' | 'email' | 'phone';

/** Matches the mock backend's secrets (mocks/src/create-mock-backend.ts, personas.ts, profile/fixtures.ts). */
const PATTERNS: Readonly<Record<Secret, RegExp>> = {
  token: /token-\d{4}-[\da-z]|jwt-\d{4}/,
  password: /study-202\d/,
  email: /[\w.+-]@example\.com/i,
  phone: /61400555218/,
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Returns the secrets in a text, including percent-encoded ones and twice encoded ones, as in a URL within a URL. */
export function secretsIn(text: string): Secret[] {
  // Most texts have none, so a cheap check comes first.
  if (!/token|jwt|study|example|61/i.test(text)) return [];
  const plain = decoded(decoded(text));
  const digits = plain.replaceAll(/[\s()+-]/g, '');
  return (Object.keys(PATTERNS) as Secret[]).filter((secret) =>
    PATTERNS[secret].test(secret === 'phone' ? digits : plain),
  );
}

/** A place where a secret is allowed, and why. */
interface Allowed {
  secret: Secret;
  where: RegExp;
  reason: string;
}

/** URLs, matched by path and query. */
const ALLOWED_ADDRESSES: readonly Allowed[] = [
  {
    secret: 'token',
    where: /^\/(?:Package\/(?:UpgradePackage|GetCertificate)|(?:Activity|DiagnosticTest)\/\w+)\?/,
    reason: 'pages of the main app sign the student in by it (contract 4.1)',
  },
  {
    secret: 'token',
    where: /^\/(?:TimeZoneChecker|ClassPackageRegistration)\?/,
    reason: 'gates of the main app do, too (contract 4.1)',
  },
  {
    secret: 'email',
    where: /^\/api\/Account\/AzureADGetUserInfo\?/,
    reason: 'the call takes it in its query (contract 2, Account)',
  },
];

/** Stored values, matched by store and key. */
const ALLOWED_STORAGE: readonly Allowed[] = [
  { secret: 'token', where: /^cookie (?:authorizationToken|jwtToken)$/, reason: 'the session (contract 4.5)' },
  { secret: 'email', where: /^local emailAddress$/, reason: 'the account that is being linked (contract 4.6)' },
  {
    secret: 'email',
    where: /^session (?:oidc\.|profileDraft$)/,
    reason: 'the sign-in library; what was typed, for this tab',
  },
  { secret: 'phone', where: /^session profileDraft$/, reason: 'what was typed, for this tab' },
  { secret: 'token', where: /^session oidc\./, reason: 'the sign-in library (contract 4.6)' },
];

const leaksIn = (text: string, where: string, allowed: readonly Allowed[]) =>
  secretsIn(text).filter((secret) => !allowed.some((one) => one.secret === secret && one.where.test(where)));

/** Returns the secrets that a URL must not contain. */
export function leaksInAddress(address: string): Secret[] {
  if (!URL.canParse(address)) return secretsIn(address);
  const { pathname, search } = new URL(address);
  return leaksIn(address, pathname + search, ALLOWED_ADDRESSES);
}

/**
 * The values that a browser stores for the page, by store and key: `cookie session`, `local lastPath`, `history state`.
 */
export type Kept = Readonly<Record<string, string>>;

/** Returns the secrets in keys that must not contain them. */
export function leaksInStorage(kept: Kept): string[] {
  return Object.entries(kept).flatMap(([key, value]) =>
    leaksIn(value, key, ALLOWED_STORAGE).map((secret) => `${secret} in ${key}`),
  );
}

/** Returns everything that a page has stored, in one call to the browser. */
export async function keptBy(page: Page): Promise<Kept> {
  return page.evaluate(() => {
    const kept: Record<string, string> = {
      'history state': JSON.stringify(history.state) ?? '',
      'page referrer': document.referrer,
      'window name': window.name,
    };
    for (const pair of document.cookie.split('; ').filter((one) => one !== '')) {
      kept[`cookie ${pair.slice(0, pair.indexOf('='))}`] = pair.slice(pair.indexOf('=') + 1);
    }
    for (const [key, value] of Object.entries(localStorage)) kept[`local ${key}`] = String(value);
    for (const [key, value] of Object.entries(sessionStorage)) kept[`session ${key}`] = String(value);
    return kept;
  });
}

/**
 * Returns the URL of the document that made a request; '' when the document is gone, for instance that of a removed
 * frame.
 */
function documentUrlOf(request: Request): string {
  try {
    return request.frame().url();
  } catch {
    return '';
  }
}

/**
 * Returns the secrets that a request of the portal must not contain; `own` are the origins of the portal and its API.
 */
function leaksOf(request: Request, portal: string, own: ReadonlySet<string>): string[] {
  const from = documentUrlOf(request);
  // Not checked: pages of the main app and of the provider, which may send anything to their own servers.
  if (from.startsWith('http') && (new URL(from).origin !== portal || secretsIn(from).length > 0)) return [];
  const { origin, pathname } = new URL(request.url());
  const { referer = '', ...headers } = request.headers();
  const sentElsewhere =
    own.has(origin) && (origin === portal || pathname.startsWith('/api/') || pathname.startsWith('/school/'))
      ? ''
      : `${JSON.stringify(headers)} ${request.postData() ?? ''}`;
  return [
    ...leaksInAddress(request.url()).map((secret) => `${secret} in an address: ${request.url()}`),
    ...secretsIn(referer).map((secret) => `${secret} in a referrer: ${referer}`),
    ...secretsIn(sentElsewhere).map((secret) => `${secret} in a request to ${origin}`),
  ];
}

/**
 * Watches a page for the student's secrets where they must not be: in URLs, referrers, requests to other origins, the
 * console and errors. `report` is called with one line for each.
 */
export function watchSecrets(
  page: Page,
  { portal, own, report }: { portal: string; own: ReadonlySet<string>; report: (leak: string) => void },
): void {
  const inText = (text: string, where: string) => {
    for (const secret of secretsIn(text)) report(`${secret} in ${where}: ${text.slice(0, 200)}`);
  };
  page.on('request', (request) => {
    if (request.url().startsWith('http')) for (const leak of leaksOf(request, portal, own)) report(leak);
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(portal)) return;
    for (const secret of leaksInAddress(frame.url())) report(`${secret} in the history: ${frame.url()}`);
  });
  page.on('console', (message) => inText(message.text(), 'the console'));
  page.on('pageerror', (error) => inText(`${error.message} ${error.stack ?? ''}`, 'an error'));
}
