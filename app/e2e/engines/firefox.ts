import { launch, type ElementHandle } from 'puppeteer-core';
import type { findFirefox } from '../../../config/engines.mjs';
import type { Engine, EngineElement } from './engine.ts';
import { recordPageErrors } from './engine-page.ts';

/** Type of a function for Puppeteer, which would infer the parameters again that the functions declare already. */
type InPage = (...args: unknown[]) => unknown;

const elementOf = (control: ElementHandle): EngineElement => ({
  isEnabled: () => control.evaluate((one) => !one.matches(':disabled')),
  click: () => control.click(),
  fill: async (text) => {
    await control.evaluate((one) => (one as HTMLInputElement).select());
    await control.press('Backspace');
    await control.type(text);
  },
  pressEnter: () => control.press('Enter'),
});

/** A time limit, in milliseconds: on a busy machine the browser starts slowly. */
const WITHIN_MS = 120_000;

/** Starts Firefox without a window, over WebDriver BiDi. */
export async function startFirefox(found: NonNullable<ReturnType<typeof findFirefox>>): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: found.executable,
    headless: true,
    timeout: WITHIN_MS,
  });
  const page = await browser.newPage();
  page.setDefaultNavigationTimeout(WITHIN_MS);
  await page.evaluateOnNewDocument(recordPageErrors);
  await page.setViewport({ width: 430, height: 932 });
  return {
    name: `Firefox ${found.version}`,
    goto: async (address) => {
      await page.goto(address).catch(async (error: unknown) => {
        // Firefox ends the loads of the page before, such as that of its frame, and may report that as the end of this one.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        await page.goto(address);
      });
    },
    url: async () => page.url(),
    evaluate: async (run, ...args) => (await page.evaluate(run as InPage, ...args)) as never,
    find: async (run, ...args) => {
      const control = (await page.evaluateHandle(run as InPage, ...args)).asElement();
      return control && elementOf(control as ElementHandle);
    },
    close: () => browser.close(),
  };
}
