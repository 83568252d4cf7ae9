import type { RuntimeConfig } from '@portal/domain/settings';
import type { SiteSettings } from './site-settings.ts';

/** CSP sources by directive (`script` for `script-src`), and names of Trusted Types policies. */
export type Sources = Partial<
  Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'media' | 'frame' | 'trustedTypes', readonly string[]>
>;

/**
 * The portal's `default` Trusted Types policy (app/src/portal/vendor-scripts.ts). It allows a vendor's script to load
 * more scripts from that vendor's URLs; it does not create HTML.
 */
const SCRIPT_ADDRESSES = 'default';

/** The policy that Google's scripts create for their own HTML. */
const GOOGLE_HTML = 'goog#html';

const captcha: Sources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  trustedTypes: [SCRIPT_ADDRESSES, 'recaptcha', GOOGLE_HTML],
};

/**
 * Hosts with `*`: Google Analytics has a host for each region (`region1.…`), and the vendor publishes no list of them.
 */
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

/** Returns the sources for the school's chat; undefined when no valid script host is configured. */
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

/** Returns the sources of each vendor that the deployment uses. */
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

/** Returns the origins of the video players, for the Permissions-Policy. */
export function videoOrigins({ videos }: SiteSettings): string[] {
  return videos.map((name) => VIDEOS[name]);
}
