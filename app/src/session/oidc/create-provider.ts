import type { ProviderConfig } from '@portal/domain/settings';
import { ErrorResponse, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import type { IdentityProvider, ProviderIdentity } from '../identity-provider.ts';
import { withoutAnswer } from './answer.ts';
import { emailIn } from './claims.ts';
import { assertTrusted, metadataAddress } from './trust.ts';

/** A renewal that could not reach the provider is tried again after so many milliseconds, while the token lasts. */
const RETRY_MS = 5000;

interface ProviderOptions {
  /** Where the provider answers and where it leads after signing out: the portal's start address (contract 4.2). */
  redirectUri: string;
  /** Milliseconds to wait for the provider's answer; 0 = no limit (OPEN-22). */
  authorizeTimeoutMs: number;
}

/**
 * Sign-in at an OpenID provider: authorization code with PKCE, by redirect, the answer in the query. What the library
 * keeps is in session storage and nowhere else (contract 4.6), so each tab has its own.
 *
 * `openid` is always asked for besides the configured scopes: without it there is no ID token, hence no email and no
 * nonce to check, and B2C gives no refresh token. To get one, `offline_access` has to be configured; without it
 * a token is renewed in a hidden frame, which needs a provider whose cookies the browser sends there.
 *
 * Every promise here rejects with an error whose message is for engineers; what the provider said is its cause.
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
    metadataUrl: metadataAddress(config.authority),
    client_id: config.clientId,
    redirect_uri: redirectUri,
    post_logout_redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'query',
    scope: [...new Set(['openid', ...config.scopes])].join(' '),
    userStore: store,
    stateStore: store,
    popupWindowFeatures: { location: false, toolbar: false, width: config.popupWidth, height: config.popupHeight },
    // Renewal starts when there is something to renew, and what to do without an answer is decided here.
    automaticSilentRenew: false,
    maxSilentRenewTimeoutRetries: 0,
  });

  // All the library does begins with the metadata: what passes here is all it ever uses.
  const { metadataService } = manager;
  const getMetadata = metadataService.getMetadata.bind(metadataService);
  metadataService.getMetadata = async () => {
    const metadata = await getMetadata();
    assertTrusted(config, mode, redirectUri, metadata);
    return metadata;
  };

  let held: User | null = null;
  let watching = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let told: { renewed: (token: string) => void; failed: () => void } | null = null;

  /** Takes a session up, and sees to it that its token stays fresh. */
  async function hold(user: User): Promise<ProviderIdentity> {
    const forUs = [user.profile.aud].flat().includes(config.clientId);
    if (!user.access_token || !user.id_token || !forUs) {
      await manager.removeUser();
      throw new Error('the provider gave no token for this portal');
    }
    held = user;
    if (!watching) {
      watching = true;
      manager.events.addUserLoaded((renewed) => {
        held = renewed;
        told?.renewed(renewed.access_token);
      });
      manager.events.addSilentRenewError(renewalFailed);
    }
    manager.startSilentRenew();
    return { token: user.access_token, email: emailIn(user.profile) };
  }

  async function letGo(): Promise<void> {
    clearTimeout(retry);
    held = null;
    manager.stopSilentRenew();
    await manager.removeUser();
  }

  /** A provider that says no ends the session; one that cannot be reached has until the token ends. */
  async function renewalFailed(error: unknown): Promise<void> {
    // Signed out meanwhile.
    if (!held) return;
    if (!(error instanceof ErrorResponse) && held.expired === false) {
      retry = setTimeout(() => void tryAgain(), RETRY_MS);
      return;
    }
    await letGo();
    told?.failed();
  }

  async function tryAgain(): Promise<void> {
    try {
      await manager.signinSilent();
    } catch (error) {
      await renewalFailed(error);
    }
  }

  async function renew(): Promise<ProviderIdentity | null> {
    try {
      const user = await manager.signinSilent();
      return user && (await hold(user));
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error;
      await letGo();
      return null;
    }
  }

  async function takeUp(): Promise<ProviderIdentity | null> {
    const user = await manager.getUser();
    if (!user) return null;
    // Expired while the page was not there.
    return user.expired ? renew() : hold(user);
  }

  async function finishSignIn(answer: string): Promise<ProviderIdentity> {
    const user = await manager.signinCallback(answer);
    if (user) return hold(user);
    // This page is the hidden frame of a renewal and has passed the answer on: the portal outside goes on, here nothing does.
    return new Promise(() => undefined);
  }

  /** Within the time limit, and with one message for whatever happened. */
  async function ask<T>(work: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_, giveUp) => {
      if (authorizeTimeoutMs > 0) timer = setTimeout(() => giveUp(new Error('no answer in time')), authorizeTimeoutMs);
    });
    try {
      return await Promise.race([work, limit]);
    } catch (cause) {
      throw new Error('signing in at the identity provider failed', { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    signIn: async () => {
      const back = shownAgain();
      // First of all the metadata alone: an answer after the time limit must not take the student away any more.
      await ask(metadataService.getMetadata());
      await manager.signinRedirect({ nonce: crypto.randomUUID() });
      await back;
    },
    restore: () => {
      const answer = document.URL;
      const rest = withoutAnswer(answer, redirectUri);
      if (rest === null) return ask(takeUp());
      history.replaceState(history.state, '', rest);
      return ask(finishSignIn(answer));
    },
    renew: () => ask(renew()),
    signOut: async () => {
      await letGo();
      // Mode idp goes to the main app's mobile logout instead (contract 4.2), which is the session's business.
      if (mode === 'idp') return false;
      const end = await ask(metadataService.getEndSessionEndpoint()).catch(() => undefined);
      if (!end) return false;
      // The user is gone already, so no ID token goes into the address: the provider knows the portal by its client id.
      await manager.signoutRedirect();
      return true;
    },
    onRenewal: (renewed, failed) => {
      told = { renewed, failed };
    },
  };
}

/** Fulfilled when the student comes back to this page as it was left: by Back, without having signed in. */
function shownAgain(): Promise<void> {
  return new Promise((done) => {
    const listener = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', listener);
      done();
    };
    addEventListener('pageshow', listener);
  });
}
