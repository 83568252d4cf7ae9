import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Provider, type Context } from 'oidc-provider';
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js';

export interface ProviderOptions {
  /** The portal's origin, where the redirect URIs are, and the only one that CORS allows. */
  portalUrl: string;
  /** The lifetime of an access token. */
  accessTokenSeconds?: number;
  /** Whether it issues refresh tokens; without them the portal renews in a frame. */
  refreshTokens?: boolean;
  /** Whether its metadata has an `end_session_endpoint`. */
  endSession?: boolean;
}

export interface TestProvider {
  /** The authority. */
  url: string;
  clientId: string;
  /** The email of an access token's account; null when the token is unknown or expired. */
  emailOf: (token: string) => string | null;
  /** Deletes every session, grant and token, so that renewing is refused. */
  revokeAll: () => void;
  /** Deletes all but the access tokens: renewing is refused, calls with a token are not. */
  refuseRenewals: () => void;
  /** Sets whether connections fail, as with a provider that is down. */
  setDown: (down: boolean) => void;
  close: () => Promise<void>;
}

const CLIENT_ID = 'student-portal';
const SCOPES = 'openid email offline_access read write';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const SIGNING_KEY = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' };

const html = (title: string, body: string) => `<!doctype html><html lang="en"><title>${title}</title>${body}</html>`;

const SIGN_IN = html(
  'Provider',
  `<h1>Sign in at the provider</h1><form method="post"><label>Email <input name="email"></label>
  <button name="choice" value="in">Sign in</button><button name="choice" value="cancel">Cancel</button></form>`,
);

/**
 * A real OpenID provider on loopback, for one public client: sign-in by email alone, implicit consent, the email in the ID
 * token as with B2C, opaque access tokens.
 */
export async function startProvider({
  portalUrl,
  accessTokenSeconds = 3600,
  refreshTokens = false,
  endSession = true,
}: ProviderOptions): Promise<TestProvider> {
  const store = new Map<string, unknown>();
  let down = false;

  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // On the portal's host, since browsers send no cookies to another site with a frame's requests.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(url, {
    adapter: (model: string) => new MemoryAdapter(model, store),
    jwks: { keys: [SIGNING_KEY] },
    cookies: { keys: ['not a secret'] },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${portalUrl}/`, `${portalUrl}/RedirectView`],
        post_logout_redirect_uris: [`${portalUrl}/`],
        grant_types: ['authorization_code', ...(refreshTokens ? ['refresh_token'] : [])],
      },
    ],
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub', 'email'] },
    conformIdTokenClaims: false,
    clientBasedCORS: (_context: Context, origin: string) => origin === portalUrl,
    issueRefreshToken: () => refreshTokens,
    findAccount: (_context: Context, email: string) => ({
      accountId: email,
      claims: () => ({ sub: email, email }),
    }),
    loadExistingGrant: async ({ oidc: { client, session } }: Context) => {
      const grantId = session.grantIdFor(client.clientId);
      if (grantId) return provider.Grant.find(grantId);
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: endSession,
        // Submits the confirmation automatically.
        logoutSource: (context: Context, form: string) => {
          const yes = '<button form="op.logoutForm" name="logout" value="yes">Yes</button>';
          context.body = html('Goodbye', `${form}${yes}<script>document.querySelector('button').click()</script>`);
        },
        postLogoutSuccessSource: (context: Context) => {
          context.body = html('Goodbye', '<h1>Signed out</h1>');
        },
      },
    },
    renderError: (context: Context, out: object) => {
      context.body = html('Provider', `<h1>Error</h1><pre>${JSON.stringify(out)}</pre>`);
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 600,
      RefreshToken: 3600,
      Session: 3600,
    },
  });

  async function interact(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (incoming.method !== 'POST') {
      outgoing.setHeader('Content-Type', 'text/html; charset=utf-8').end(SIGN_IN);
      return;
    }
    const form = new URLSearchParams(await text(incoming));
    const result =
      form.get('choice') === 'cancel'
        ? { error: 'access_denied', error_description: '<b>Cancelled</b> at the provider' }
        : { login: { accountId: form.get('email') ?? '' } };
    await provider.interactionFinished(incoming, outgoing, result);
  }

  const serve = provider.callback();
  server.on('request', (incoming, outgoing) => {
    if (down) outgoing.destroy();
    else if (incoming.url?.startsWith('/interaction/')) interact(incoming, outgoing).catch(() => outgoing.destroy());
    else serve(incoming, outgoing);
  });

  return {
    url,
    clientId: CLIENT_ID,
    emailOf: (token) => {
      const found = store.get(`AccessToken:${token}`) as { accountId: string; exp: number } | undefined;
      return found && found.exp > Date.now() / 1000 ? found.accountId : null;
    },
    revokeAll: () => store.clear(),
    refuseRenewals: () => {
      for (const key of store.keys()) if (!key.startsWith('AccessToken:')) store.delete(key);
    },
    setDown: (isDown) => {
      down = isDown;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
