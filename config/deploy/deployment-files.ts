import { errorScreens, paths, screens } from '@portal/domain/screens';
import { readRuntimeConfig } from '@portal/domain/settings';
import { commonHeaders, pageHeaders } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';
import { nginxSite } from './nginx.ts';
import type { SiteSettings } from './site-settings.ts';
import { staticHeaders, staticRedirects } from './static-host.ts';

/** The input for the files of a deployment. */
export interface Deployment {
  /** The built index.html. */
  html: string;
  /** The build's `preload-links.txt`: one header with its name. */
  preloadLinks: string;
  /** The deployment's `config.json`, not yet decoded. */
  config: unknown;
  site: SiteSettings;
  /** The document root on the server; a build with the base `/portal/` is in its subfolder `portal`. */
  root: string;
  /** Whether nginx has the module for `.br` files. */
  brotli: boolean;
}

/** Returns the base path of a build, such as `/` or `/portal/`. Throws when the HTML loads no module from `assets/`. */
export function baseOf(html: string): string {
  const base = /<script type="module"[^>]* src="(\/[^"]*?)assets\//.exec(html)?.[1];
  if (base === undefined) throw new Error('index.html does not load its code from a folder "assets": is it a build?');
  return base;
}

/** Returns the configuration files of nginx and of a static host, by name; all have the same headers. */
export function deploymentFiles({ html, preloadLinks, config: sent, site, root, brotli }: Deployment) {
  const base = baseOf(html);
  const config = readRuntimeConfig(sent, site.origin);
  const common = commonHeaders(site);
  const page = pageHeaders(config, site, {
    hashes: inlineHashes(html),
    links: preloadLinks.replace(/^Link:\s*/, '').trim(),
  });
  const api =
    config.apiBase.startsWith('/') && site.apiServer ? { path: config.apiBase, server: site.apiServer } : undefined;
  const patterns = [...Object.values(screens).map(({ pattern }) => pattern), ...errorScreens.map((id) => paths[id])];
  return {
    'portal.conf': nginxSite({ base, root, listen: site.listen, api, brotli, common, page }),
    _headers: staticHeaders(base, { common, page, patterns }),
    _redirects: staticRedirects(base),
  };
}
