import type { Page } from 'playwright';

/** How many times slower the CPU of every page is: `JOURNEY_CPU_SLOWDOWN`, 1 by default. */
const rate = Number(process.env['JOURNEY_CPU_SLOWDOWN'] ?? 1);
if (!(rate >= 1)) throw new Error('JOURNEY_CPU_SLOWDOWN must be a number of at least 1.');

/**
 * Returns a time limit that suits slowed pages. It is multiplied by a third of the slowdown, since journeys do not only
 * wait for the page's CPU.
 */
export const scaledTimeout = (milliseconds: number): number => milliseconds * Math.max(1, rate / 3);

/** Slows the CPU of a page down by `JOURNEY_CPU_SLOWDOWN`. */
export async function slowDown(page: Page): Promise<void> {
  if (rate === 1) return;
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  } catch (error) {
    // Ignored for a tab that was closed as soon as it was opened.
    if (!page.isClosed()) throw error;
  }
}
