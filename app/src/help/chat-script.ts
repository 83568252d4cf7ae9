import type { SafeHref } from '@portal/domain/shared';

/** How long the vendor's script may take to load, in ms. */
const TIMEOUT_MS = 15_000;

/**
 * Loads the chat's script into the page; its window then floats above the page.
 *
 * @param onState called once, with the outcome
 * @returns closes the chat: removes the script and every node that was added to the page since
 */
export function openChat(src: SafeHref, onState: (state: 'shown' | 'failed' | 'blocked') => void): () => void {
  const added = new Set<Node>();
  const collect = (records: MutationRecord[]) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (!isOwn(node)) added.add(node);
  };
  const observer = new MutationObserver(collect);
  const script = document.createElement('script');
  const waiting = new AbortController();
  const { signal } = waiting;

  function settle(state: 'shown' | 'failed' | 'blocked') {
    if (signal.aborted) return;
    if (state === 'shown') stopWaiting();
    else close();
    onState(state);
  }
  function stopWaiting() {
    waiting.abort();
    clearTimeout(timeout);
  }
  function close() {
    stopWaiting();
    collect(observer.takeRecords());
    observer.disconnect();
    script.remove();
    for (const node of added) node.parentNode?.removeChild(node);
    added.clear();
  }

  const timeout = setTimeout(() => settle('failed'), TIMEOUT_MS);
  observer.observe(document.head, { childList: true });
  observer.observe(document.body, { childList: true });
  // The event says which URL the page's content security policy blocked. The script itself only fires `error`, perhaps
  // before that event.
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI !== '' && src.startsWith(blockedURI)) settle('blocked');
  };
  document.addEventListener('securitypolicyviolation', onViolation, { signal });
  script.addEventListener('load', () => settle('shown'), { signal });
  script.addEventListener('error', () => setTimeout(() => settle('failed')), { signal });
  script.async = true;
  try {
    script.src = src;
    document.head.append(script);
  } catch {
    // A Trusted Types policy does not allow the script URL.
    queueMicrotask(() => settle('blocked'));
  }
  return close;
}

/** Whether the portal itself has added a node to head or body: its code, its styles, its dialogs. */
function isOwn(node: Node): boolean {
  if (!(node instanceof HTMLElement)) return false;
  if (node.matches('[data-styled], [data-base-ui-portal], [data-base-ui-focus-guard]')) return true;
  const source = node instanceof HTMLScriptElement ? node.src : node instanceof HTMLLinkElement ? node.href : '';
  return source !== '' && new URL(source).origin === location.origin;
}
