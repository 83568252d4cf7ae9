const RealDate = Date;

/** Sets the clock of the page to a time, from which it runs on; null = the device's clock. */
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

/** Simulates a lost or regained connection: sets `navigator.onLine` and dispatches `offline` or `online`. */
export function setPageOffline(offline: boolean): void {
  if (navigator.onLine === !offline) return;
  if (offline) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  // Without this property, that of the prototype applies: the browser's own.
  else Reflect.deleteProperty(navigator, 'onLine');
  dispatchEvent(new Event(offline ? 'offline' : 'online'));
}
