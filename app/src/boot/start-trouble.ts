/*
 * Messages of the page before there are translations, therefore in both languages. Uses the DOM alone, since the
 * portal's code could not be fetched, or has not arrived yet.
 */

import type { WaitIfLeavingDocument } from './document-leave.ts';
import { keepTypedName } from './typed-name.ts';

/**
 * In ms: how long the code may take before the page shows that it is still loading, and how long nothing may arrive
 * before the page offers a retry.
 */
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

/** The length of the head's text while the document is still in its head; then 0. */
const headLength = () => (document.body ? 0 : document.head.textContent.length);

/** Replaces a document that broke off in its head: browsers paint nothing until a body has been parsed. */
function replaceHead(notice: HTMLElement): void {
  const metas = document.head.querySelectorAll('meta');
  document.open();
  document.close();
  document.head.append(...metas);
  document.body.append(notice);
}

/**
 * Watches the start of the portal's code. When it takes long, shows a message above the placeholder, which keeps what
 * was typed there; when a file of the first scripts cannot be fetched, replaces the placeholder by a message. Offers a
 * retry when nothing arrives any more.
 *
 * @returns stops watching, to be called when the portal has started
 */
export function watchStart(waitIfLeavingDocument: WaitIfLeavingDocument): () => void {
  const notice = document.createElement('div');
  notice.style.cssText =
    'position:fixed;z-index:9;inset-inline:16px;bottom:16px;max-width:40ch;margin:auto;padding:16px;border:1px solid var(--border-hairline);border-radius:16px;background:var(--surface-card);text-align:center';
  const timer = setTimeout(() => {
    notice.prepend(
      textIn('status', 'Still loading. This is taking longer than usual. 仍在加载，这次用的时间比平时长。'),
    );
    (document.body ?? document.documentElement).append(notice);
  }, SLOW_START);
  // A retry would load again what has half arrived, so it is offered only when nothing arrives any more.
  let silence = 0;
  const arrivals = new PerformanceObserver(awaitSilence);
  function awaitSilence() {
    clearTimeout(silence);
    const head = headLength();
    silence = window.setTimeout(() => {
      if (headLength() !== head) return awaitSilence();
      arrivals.disconnect();
      // Before the button is added, since `document.open` removes event listeners.
      if (!document.body) replaceHead(notice);
      notice.append(retryButton());
    }, SLOW_START);
  }
  awaitSilence();
  arrivals.observe({ type: 'resource' });
  async function fail() {
    await waitIfLeavingDocument();
    stop();
    showStartFailure();
  }
  function onError({ target }: Event) {
    // Third-party scripts may fail: the portal runs without them.
    if (target instanceof HTMLScriptElement && target.type === 'module') void fail();
  }
  // Captured, since the error event of a script does not bubble.
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
