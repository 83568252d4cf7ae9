import type { Page } from 'playwright';

/** A fake of the vendor's script, as far as the portal uses it: a button instead of the checkbox. */
export const FAKE_CAPTCHA = `
  let solved = 0;
  window.grecaptcha = {
    render(into, options) {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I am here' });
      button.onclick = () => options.callback('solved-' + ++solved);
      into.append(button);
      return 0;
    },
    reset() {},
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

/**
 * Fulfills the requests to the vendor without a network.
 *
 * @param scriptFor the script for a request of this URL; null = the vendor cannot be reached
 */
export async function serveCaptcha(
  page: Page,
  scriptFor: (url: string) => string | null = () => FAKE_CAPTCHA,
): Promise<void> {
  await page.route('https://www.google.com/**', (route) => {
    const body = scriptFor(route.request().url());
    return body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body });
  });
}
