import { parseArgs } from 'node:util';

const USAGE =
  'npm run check:backend -- --api https://api.school.example/api --user <name> [--main https://www.school.example] [--writes] [--allow-http]';

export interface Arguments {
  /** Without a trailing slash. */
  api: string;
  mainApp: string;
  userName: string;
  writes: boolean;
}

const isLoopback = ({ hostname }: URL) => ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

/** Parses the command-line options. Throws an `Error` whose message shows the correct usage. */
export function readArguments(sent: string[]): Arguments {
  const { values } = parseArgs({
    args: sent,
    options: {
      api: { type: 'string' },
      user: { type: 'string' },
      main: { type: 'string' },
      writes: { type: 'boolean', default: false },
      'allow-http': { type: 'boolean', default: false },
    },
  });
  const { api = '', user = '', main, writes } = values;
  if (user === '' || !URL.canParse(api)) throw new Error(`Usage: ${USAGE}`);
  const url = new URL(api);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (values['allow-http'] || isLoopback(url)))) {
    throw new Error('The password would be sent unencrypted: give an https address, or --allow-http.');
  }
  if (url.username || url.password || url.search) throw new Error(`Usage: ${USAGE}`);
  if (main !== undefined && !URL.canParse(main)) throw new Error(`Usage: ${USAGE}`);
  return {
    api: url.href.replace(/\/+$/, ''),
    mainApp: new URL(main ?? api).origin,
    userName: user,
    writes,
  };
}
