import type { RuntimeConfig } from '@portal/domain/settings';
import type { SiteSettings } from './site-settings.ts';

/** Sources by directive (`script` for `script-src`), and names of policies of Trusted Types. */
export type Sources = Partial<
  Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'media' | 'frame' | 'trustedTypes', readonly string[]>
>;

/**
 * The portal's `default` policy (app/src/portal/vendor-scripts.ts), which lets a vendor's script load its further
 * scripts from that vendor's addresses; no string becomes HTML by it.
 */
const SCRIPT_ADDRESSES = 'default';

/** The policy that Google's scripts make for HTML of their own. */
const GOOGLE_HTML = 'goog#html';

const captcha: Sources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  trustedTypes: [SCRIPT_ADDRESSES, 'recaptcha', GOOGLE_HTML],
};

/** Hosts with `*`: Google Analytics answers at a host for each region (`region1.…`), of which the vendor keeps no list. */
const analytics: Sources = {
  script: ['https://www.googletagmanager.com'],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  trustedTypes: [SCRIPT_ADDRESSES, GOOGLE_HTML],
};

const payments: Sources = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  trustedTypes: [SCRIPT_ADDRESSES],
};

const VIDEOS = {
  youtube: 'https://www.youtube.com',
  wistia: 'https://fast.wistia.net',
  spotlightr: 'https://videos.cdn.spotlightr.com',
} as const;

/** What the school's chat needs; undefined where no host of a script is configured. */
export function chatOf({ chatScriptHosts }: RuntimeConfig, { chat }: SiteSettings): Sources | undefined {
  const hosts = chatScriptHosts.filter((host) => /^[a-z\d.-]+(?::\d{1,5})?$/i.test(host));
  if (hosts.length === 0) return undefined;
  return {
    script: hosts.map((host) => `https://${host}`),
    connect: chat.connect ?? [],
    frame: chat.frames ?? [],
    img: chat.images ?? [],
    style: chat.styles ?? [],
    trustedTypes: [SCRIPT_ADDRESSES, ...(chat.trustedTypes ?? [])],
  };
}

/** What each vendor needs that this deployment has; nothing of the others. */
export function vendorsOf(config: RuntimeConfig, site: SiteSettings): Sources[] {
  const chat = chatOf(config, site);
  return [
    ...(site.captcha ? [captcha] : []),
    ...(config.analytics || site.analytics ? [analytics] : []),
    ...(site.payments ? [payments] : []),
    ...(chat ? [chat] : []),
    { frame: site.videos.map((name) => VIDEOS[name]) },
  ];
}

/** The hosts that may show something in full screen, for the Permissions-Policy. */
export function videoOrigins({ videos }: SiteSettings): string[] {
  return videos.map((name) => VIDEOS[name]);
}
