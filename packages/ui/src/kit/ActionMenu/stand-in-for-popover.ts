/**
 * What `popover="auto"` does, where a browser does not know it, which came with Chrome 114, Firefox 125 and Safari 17: its
 * button shows and hides it, Escape and a press beside it hide it, and it says so by the same events.
 *
 * @returns ends it
 */
export function standInForPopover(popup: HTMLElement, trigger: HTMLElement): (() => void) | undefined {
  if ('popover' in HTMLElement.prototype) return undefined;
  const end = new AbortController();
  const { signal } = end;
  function toggle(open: boolean): void {
    if (open !== popup.hidden) return;
    const say = (type: string) =>
      popup.dispatchEvent(Object.assign(new Event(type), { newState: open ? 'open' : 'closed' }));
    say('beforetoggle');
    popup.hidden = !open;
    say('toggle');
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
