/**
 * Emulates `popover="auto"` in browsers before Chrome 114, Firefox 125 and Safari 17: the button shows and hides the
 * popover, Escape and a press outside hide it, and it fires the events `beforetoggle` and `toggle`.
 *
 * @returns a function that removes the listeners; undefined where the browser supports popovers
 */
export function polyfillPopover(popup: HTMLElement, trigger: HTMLElement): (() => void) | undefined {
  if ('popover' in HTMLElement.prototype) return undefined;
  const end = new AbortController();
  const { signal } = end;
  function toggle(open: boolean): void {
    if (open !== popup.hidden) return;
    const fire = (type: string) =>
      popup.dispatchEvent(Object.assign(new Event(type), { newState: open ? 'open' : 'closed' }));
    fire('beforetoggle');
    popup.hidden = !open;
    fire('toggle');
  }
  popup.hidden = true;
  popup.hidePopover = () => toggle(false);
  trigger.addEventListener('click', () => trigger.hasAttribute('popovertarget') && toggle(popup.hidden !== false), {
    signal,
  });
  addEventListener(
    'pointerdown',
    ({ target }) => ![popup, trigger].some((one) => one.contains(target as Node)) && toggle(false),
    { signal },
  );
  popup.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      toggle(false);
      trigger.focus();
    },
    { signal },
  );
  return () => end.abort();
}
