import { paths } from '@portal/domain/screens';
import type { ProviderConfig } from '@portal/domain/settings';
import { ErrorResponse, UserManager, WebStorageStateStore, type SigninRedirectArgs, type User } from 'oidc-client-ts';
import type { IdentityProvider, ProviderIdentity } from '../identity-provider.ts';
import { stripAuthorizationResponse } from './authorization-response.ts';
import { emailIn } from './claims.ts';
import { assertTrusted, metadataUrl } from './trust.ts';

/** A renewal that could not reach the provider is retried after this time, while the token is valid. */
const RETRY_MS = 5000;
/** How long before a token expires the library renews it. A token with a shorter lifetime would be renewed at once. */
const RENEWAL_LEAD_SECONDS = 60;
/** The time limit of a request to the provider. The page shows earlier that it takes long. */
const REQUEST_SECONDS = 30;
/** How long signing out waits for the provider's metadata, during which no page shows that it takes long. */
const SIGN_OUT_MS = 5000;

interface ProviderOptions {
  /** Where the provider sends its response, and the browser after signing out: the portal's base URL (contract 4.2). */
  redirectUri: string;
  /** Milliseconds to wait for the provider's response; 0 = no limit (OPEN-22). */
  authorizeTimeoutMs: number;
}

/**
 * Creates the sign-in at an OpenID provider: authorization code with PKCE, by redirect, response in the query. The
 * library stores its state in session storage only (contract 4.6), so each tab has its own.
 *
 * The scope `openid` is always requested besides the configured ones: without it there is no ID token, hence no email
 * and no nonce to check, and B2C gives no refresh token. To get a refresh token, `offline_access` has to be configured.
 * Without it, a token is renewed in a hidden frame, which needs a provider whose cookies the browser sends there.
 *
 * Every promise here rejects with an error whose message is for engineers; its cause is the provider's error.
 */
export function createProvider(
  config: ProviderConfig,
  mode: 'b2c' | 'idp',
  { redirectUri, authorizeTimeoutMs }: ProviderOptions,
): IdentityProvider {
  assertTrusted(config, mode, redirectUri);
  const store = new WebStorageStateStore({ store: sessionStorage });
  const manager = new UserManager({
    authority: config.authority,
    metadataUrl: metadataUrl(config.authority),
    client_id: config.clientId,
    redirect_uri: redirectUri,
    post_logout_redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'query',
    scope: [...new Set(['openid', ...config.scopes])].join(' '),
    userStore: store,
    stateStore: store,
    popupWindowFeatures: { location: false, toolbar: false, width: config.popupWidth, height: config.popupHeight },
    requestTimeoutInSeconds: REQUEST_SECONDS,
    accessTokenExpiringNotificationTimeInSeconds: RENEWAL_LEAD_SECONDS,
    // Renewal starts in acceptUser, and onRenewalError decides about retries.
    automaticSilentRenew: false,
    maxSilentRenewTimeoutRetries: 0,
  });

  // The library reads the endpoints it uses from the metadata, so they are checked here.
  const { metadataService } = manager;
  const getMetadata = metadataService.getMetadata.bind(metadataService);
  metadataService.getMetadata = async () => {
    const metadata = await getMetadata();
    assertTrusted(config, mode, redirectUri, metadata);
    return metadata;
  };

  let current: User | null = null;
  let subscribed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let listeners: { renewed: (token: string) => void; failed: () => void } | null = null;

  /**
   * Starts the library's renewal. A short-lived token is renewed after half of its lifetime instead, since the library
   * would renew each one as soon as it has arrived.
   */
  function startRenewal({ expires_in: left = Infinity }: User): void {
    clearTimeout(retry);
    if (left > RENEWAL_LEAD_SECONDS) return manager.startSilentRenew();
    manager.stopSilentRenew();
    retry = setTimeout(() => void retryRenewal(), left * 500);
  }

  /** Makes a user the current session, and starts the renewal of its token. */
  async function acceptUser(user: User): Promise<ProviderIdentity> {
    const isForPortal = [user.profile.aud].flat().includes(config.clientId);
    if (!user.access_token || !user.id_token || !isForPortal) {
      await manager.removeUser();
      throw new Error('the provider gave no token for this portal');
    }
    current = user;
    if (!subscribed) {
      subscribed = true;
      manager.events.addUserLoaded((renewed) => {
        current = renewed;
        startRenewal(renewed);
        listeners?.renewed(renewed.access_token);
      });
      manager.events.addSilentRenewError(onRenewalError);
    }
    startRenewal(user);
    return { token: user.access_token, email: emailIn(user.profile), wanted: null, restored: false };
  }

  async function clearSession(): Promise<void> {
    clearTimeout(retry);
    current = null;
    manager.stopSilentRenew();
    await manager.removeUser();
  }

  /** A refusal by the provider ends the session; while it cannot be reached, the renewal is retried until the token expires. */
  async function onRenewalError(error: unknown): Promise<void> {
    // The student has signed out in the meantime.
    if (!current) return;
    if (!(error instanceof ErrorResponse) && current.expired === false) {
      retry = setTimeout(() => void retryRenewal(), RETRY_MS);
      return;
    }
    await clearSession();
    listeners?.failed();
  }

  async function retryRenewal(): Promise<void> {
    try {
      await manager.signinSilent();
    } catch (error) {
      await onRenewalError(error);
    }
  }

  async function renew(): Promise<ProviderIdentity | null> {
    try {
      const user = await manager.signinSilent();
      return user && (await acceptUser(user));
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error;
      await clearSession();
      return null;
    }
  }

  async function restoreSession(): Promise<ProviderIdentity | null> {
    const user = await manager.getUser();
    if (!user) return null;
    // It may have expired while the portal was closed.
    const identity = await (user.expired ? renew() : acceptUser(user));
    return identity && { ...identity, restored: true };
  }

  async function finishSignIn(responseHref: string): Promise<ProviderIdentity> {
    const isAsked = await store.get(new URL(responseHref).searchParams.get('state') ?? '');
    // An old response, or one that this tab has not requested, does not change the student who is signed in.
    const own = isAsked === null ? await restoreSession() : null;
    if (own) return own;
    const user = await manager.signinCallback(responseHref);
    if (user) return { ...(await acceptUser(user)), wanted: typeof user.state === 'string' ? user.state : null };
    // This page is the hidden frame of a renewal: it has passed the response to its parent and does nothing else.
    return new Promise(() => undefined);
  }

  /** Applies a time limit, and wraps every error in one with the same message. */
  async function withTimeLimit<T>(work: Promise<T>, limitMs = authorizeTimeoutMs): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_, reject) => {
      if (limitMs > 0) timer = setTimeout(() => reject(new Error('no answer in time')), limitMs);
    });
    try {
      return await Promise.race([work, limit]);
    } catch (cause) {
      throw new Error('signing in at the identity provider failed', { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  async function goToSignIn(parameters: SigninRedirectArgs): Promise<void> {
    const returned = waitForReturn();
    // The metadata first and alone: after the time limit a late response must not redirect the student.
    await withTimeLimit(metadataService.getMetadata());
    await manager.signinRedirect({ nonce: crypto.randomUUID(), ...parameters });
    await returned;
  }

  return {
    signIn: (wanted) => goToSignIn({ state: wanted }),
    link: () =>
      goToSignIn({
        redirect_uri: redirectUri.replace(/\/$/, '') + paths.redirectView,
        extraQueryParams: { domain_hint: config.googleDomainHint },
      }),
    restore: () => {
      const href = document.URL;
      const rest = stripAuthorizationResponse(href, redirectUri);
      if (rest === null) return withTimeLimit(restoreSession());
      history.replaceState(history.state, '', rest);
      return withTimeLimit(finishSignIn(href));
    },
    renew: () => withTimeLimit(renew()),
    signOut: async () => {
      await clearSession();
      // Mode idp goes to the main app's mobile logout instead (contract 4.2), which the session store does.
      if (mode === 'idp') return false;
      const end = await withTimeLimit(metadataService.getEndSessionEndpoint(), SIGN_OUT_MS).catch(() => undefined);
      if (!end) return false;
      // The user is removed already, so the URL has no ID token; the client id identifies the portal.
      await manager.signoutRedirect();
      return true;
    },
    forget: clearSession,
    onRenewal: (renewed, failed) => {
      listeners = { renewed, failed };
    },
  };
}

/** Resolves when the student returns by Back, without having signed in, to this page in the back/forward cache. */
function waitForReturn(): Promise<void> {
  return new Promise((resolve) => {
    const listener = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', listener);
      resolve();
    };
    addEventListener('pageshow', listener);
  });
}
