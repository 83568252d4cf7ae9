/*
 * What the page says before there are translations, so in both languages. Uses the DOM alone, since the portal's code
 * could not be fetched, or has not come yet.
 */

import type { UntilStaying } from './document-leave.ts';
import { keepTypedName } from './typed-name.ts';

/** How long the code may take before the page says so, and how long nothing may come before it offers to begin again, in ms. */
const SLOW_START = 10_000;

function textIn(role: 'alert' | 'status', sentences: string): HTMLElement {
  const text = document.createElement('p');
  text.setAttribute('role', role);
  text.textContent = sentences;
  return text;
}

function retryButton(): HTMLElement {
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Try again 重试';
  retry.style.cssText = 'min-height:44px;margin-top:12px;padding:8px 16px;border:1px solid;border-radius:12px';
  retry.addEventListener('click', () => {
    keepTypedName();
    location.reload();
  });
  return retry;
}

/** Replaces the page by a message with a retry button: the portal's code or translations could not be fetched. */
export function showStartFailure(): void {
  keepTypedName();
  const message = document.createElement('main');
  message.style.cssText = 'max-width:34ch;margin:20vh auto;padding:16px;text-align:center';
  message.append(
    textIn('alert', 'This page could not be loaded. Check your connection. 页面加载失败，请检查网络连接。'),
    retryButton(),
  );
  document.querySelector('#root')?.replaceChildren(message);
}

/** How much of the document has come while it is in its head; then 0. */
const headLength = () => (document.body ? 0 : document.head.textContent.length);

/** Begins the document anew where it broke off in its head: browsers paint nothing until a body has been parsed. */
function replaceHead(notice: HTMLElement): void {
  const metas = document.head.querySelectorAll('meta');
  document.open();
  document.close();
  document.head.append(...metas);
  document.body.append(notice);
}

/**
 * Waits for the portal's code: says over the placeholder when it takes long, which keeps what was typed there, and in place
 * of it when a file of the first scripts cannot be fetched. Offers to begin again when nothing comes.
 *
 * @returns to be called when the portal is there
 */
export function watchStart(untilStaying: UntilStaying): () => void {
  const notice = document.createElement('div');
  notice.style.cssText =
    'position:fixed;z-index:9;inset-inline:16px;bottom:16px;max-width:40ch;margin:auto;padding:16px;border:1px solid var(--border-hairline);border-radius:16px;background:var(--surface-card);text-align:center';
  const timer = setTimeout(() => {
    notice.prepend(
      textIn('status', 'Still loading. This is taking longer than usual. 仍在加载，这次用的时间比平时长。'),
    );
    (document.body ?? document.documentElement).append(notice);
  }, SLOW_START);
  // What is half there would come anew, and all the later: so a new try is offered only when nothing comes any more.
  let silence = 0;
  const arrivals = new PerformanceObserver(awaitSilence);
  function awaitSilence() {
    clearTimeout(silence);
    const head = headLength();
    silence = window.setTimeout(() => {
      if (headLength() !== head) return awaitSilence();
      arrivals.disconnect();
      // Before there is a button, whose listener it would take away.
      if (!document.body) replaceHead(notice);
      notice.append(retryButton());
    }, SLOW_START);
  }
  awaitSilence();
  arrivals.observe({ type: 'resource' });
  async function fail() {
    await untilStaying();
    stop();
    showStartFailure();
  }
  function onError({ target }: Event) {
    // Scripts of others may fail: the portal goes on without them.
    if (target instanceof HTMLScriptElement && target.type === 'module') void fail();
  }
  // A script's error does not bubble.
  addEventListener('error', onError, true);
  function stop() {
    clearTimeout(timer);
    clearTimeout(silence);
    arrivals.disconnect();
    notice.remove();
    removeEventListener('error', onError, true);
  }
  return stop;
}
