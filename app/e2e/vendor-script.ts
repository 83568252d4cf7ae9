import type { Page, Route } from 'playwright';

/** The URLs from which the payment provider's loader fetches its script. */
const SCRIPT = 'https://js.stripe.com/**';

/**
 * A fake of the payment provider's script: `Stripe(key).elements().create(…)` mounts a frame of its own with a field,
 * and `createToken` creates a token that contains only the last four digits.
 */
const source = `
window.Stripe = (key) => {
  window.vendorKey = key;
  const create = (type) => {
    const listeners = {};
    let frame;
    const element = {
      on: (event, handler) => { (listeners[event] ??= []).push(handler); return element; },
      off: () => element, once: (event, handler) => element.on(event, handler),
      update() {}, destroy() { frame?.remove(); }, unmount() { frame?.remove(); }, focus() {}, blur() {}, clear() {},
      value: () => frame.contentDocument.querySelector('input').value,
      mount: (target) => {
        frame = document.createElement('iframe');
        frame.title = type;
        frame.style.cssText = 'border:0;width:100%;height:28px';
        target.append(frame);
        // Not as HTML: the portal's content policy may require Trusted Types.
        const input = Object.assign(frame.contentDocument.createElement('input'), { ariaLabel: type });
        input.style.cssText = 'border:0;width:95%';
        frame.contentDocument.body.append(input);
        setTimeout(() => (listeners.ready ?? []).forEach((handler) => handler(element)));
      },
    };
    return element;
  };
  return {
    elements: () => {
      const made = {};
      return { create: (type) => (made[type] = create(type)), getElement: (type) => made[type.__elementType ?? type] ?? null, update() {}, on() {}, off() {} };
    },
    createToken: async (element) => {
      const digits = element.value().replace(/\\D/g, '');
      if (digits.length < 16) return { error: { message: 'Your card number is incomplete.' } };
      return { token: { id: 'tok_' + (digits.endsWith('0002') ? 'declined' : 'MasterCard') + '_' + digits.slice(-4) } };
    },
    createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
  };
};
window.Stripe.version = 'endive';
`;

/** Serves the fake script without a network. */
export async function serveVendor(page: Page): Promise<void> {
  await page.route(SCRIPT, (route: Route) => route.fulfill({ contentType: 'text/javascript', body: source }));
}

/** Aborts the requests for the script, like an ad blocker. */
export async function blockVendor(page: Page): Promise<void> {
  await page.route(SCRIPT, (route: Route) => route.abort());
}
