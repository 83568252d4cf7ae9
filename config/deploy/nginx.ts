import { CACHING, type Headers } from './headers.ts';

export interface NginxSite {
  /** Where the portal is served, with slashes at both ends: `/` or `/portal/`. */
  base: string;
  /** The folder that holds `base`; with `/portal/`, the build is in `<root>/portal/`. */
  root: string;
  /** The value of the directive `listen`. */
  listen: string;
  /** The path of the API and the server to proxy it to; undefined when nginx does not proxy it. */
  api: { path: string; server: string } | undefined;
  /** Whether the module for `.br` files is loaded. */
  brotli: boolean;
  common: Headers;
  page: Headers;
}

/** Bytes that a parameter may have: nginx parses its configuration with a buffer of 4,096 bytes. */
const LONGEST = 4000;

/** Quotes a string for nginx's configuration. Throws when it is too long or has characters that cannot be quoted. */
function quoted(text: string): string {
  if (Buffer.byteLength(text) > LONGEST)
    throw new Error(`nginx takes ${LONGEST} bytes a header, this has ${Buffer.byteLength(text)}.`);
  if (/[$\\\r\n]/.test(text)) throw new Error(`This cannot be in a header: ${JSON.stringify(text)}`);
  return `"${text.replaceAll('"', String.raw`\"`)}"`;
}

const variableOf = (header: string) => `$portal_${header.toLowerCase().replaceAll('-', '_')}`;

/** Returns a pattern for nginx's `map` that matches the status and path of an existing file. */
const existingFilePattern = (base: string, pattern: string) =>
  `"~^(?:200|206|304) ${base.replaceAll('.', String.raw`\.`)}${pattern}"`;

/**
 * Returns the configuration of a portal's server, to be included in the `http` block of nginx 1.22 or newer. Headers
 * are chosen by maps, because a `location` with its own `add_header` does not inherit those of the server.
 */
export function nginxSite({ base, root, listen, api, brotli, common, page }: NginxSite): string {
  const pageMaps = Object.entries(page).map(
    ([name, value]) => `# Of the page alone.
map $sent_http_content_type ${variableOf(name)} {
    default "";
    "~^text/html" ${quoted(value)};
}`,
  );
  const headers = [
    ...Object.entries(common).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`),
    ...Object.keys(page).map((name) => `    add_header ${name} ${variableOf(name)} always;`),
    '    add_header Cache-Control $portal_cache_control always;',
  ];
  const proxy = api
    ? `
    location ${api.path}/ {
        proxy_pass ${api.server};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        # Uploads of the student: attachments and pictures.
        client_max_body_size 30m;
        proxy_read_timeout 65s;
    }
`
    : '';
  return `# Written by npm run deploy:config: change its input and run it again.

${pageMaps.join('\n\n')}

# Errors are kept as little as the page: an asset may be there after the next deployment.
map "$status $uri" $portal_caching {
    default "${CACHING.none}";
    ${existingFilePattern(base, 'assets/')} "${CACHING.assets}";
    ${existingFilePattern(base, String.raw`[^/]+\.(?:svg|txt)$`)} "${CACHING.others}";
}
# What the API answers is the API's to say.
map $upstream_addr $portal_cache_control {
    default "";
    "" $portal_caching;
}

# Tokens in addresses stay out of the log, and so do referrers.
log_format portal '$remote_addr [$time_iso8601] "$request" $status $body_bytes_sent "$http_user_agent"';
map $request_uri $portal_logged {
    default 1;
    "~*(?:/proceedlogin/|/resetpassword/|token=)" 0;
}

server {
    listen ${listen};
    root ${quoted(root)};
    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    access_log /dev/stdout portal if=$portal_logged;

    # The build has compressed its files already.
    gzip_static on;
    gzip_vary on;
${brotli ? '    brotli_static on;\n' : ''}
${headers.join('\n')}
${proxy}
    location = ${base}config.json { try_files $uri =404; }
    location = ${base}health.json { access_log off; try_files $uri =404; }
    # Never the page instead of a file: a browser would take it for a script.
    location ${base}assets/ { try_files $uri =404; }
    location ~ \\.map$ { return 404; }
    location ${base} { try_files $uri ${base}index.html; }
}
`;
}

/**
 * Returns a complete nginx.conf that includes the sites, for an unprivileged process: the pid and temporary files are
 * in one folder, errors go to stderr.
 *
 * @param modules paths of the dynamic modules to load
 * @param types path of mime.types
 */
export function nginxMain({
  sites,
  folder,
  modules,
  types,
}: {
  sites: string;
  folder: string;
  modules: readonly string[];
  types: string;
}): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# Written by npm run deploy:config: change its input and run it again.
${modules.map((file) => `load_module ${file};\n`).join('')}worker_processes auto;
pid ${folder}/nginx.pid;
error_log /dev/stderr warn;
events {
    worker_connections 1024;
}
http {
    include ${types};
    default_type application/octet-stream;
    sendfile on;
    tcp_nopush on;
    keepalive_timeout 65;
${temporary.map((name) => `    ${name}_temp_path ${folder}/${name};`).join('\n')}
    include ${sites};
}
`;
}
