const RealDate = Date;

/** Sets the clock of the page: from now on it runs from this time; null = the device's own. */
export function setPageClock(at: Date | null): void {
  if (!at) {
    globalThis.Date = RealDate;
    return;
  }
  const ahead = at.getTime() - RealDate.now();
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, args, newTarget) => Reflect.construct(date, args.length > 0 ? args : [now()], newTarget) as Date,
    get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
  });
}

/** Tells the page that it has lost its connection, or has it again. */
export function setPageOffline(offline: boolean): void {
  if (navigator.onLine === !offline) return;
  if (offline) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  // The browser's own is that of its prototype.
  else Reflect.deleteProperty(navigator, 'onLine');
  dispatchEvent(new Event(offline ? 'offline' : 'online'));
}
