import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import type { findWebKit } from '../../../config/engines.mjs';
import { freePort } from '../../../config/free-port.mjs';
import type { Engine, EngineElement } from './engine.ts';
import { recordPageErrors } from './engine-page.ts';

/** Starts a virtual display, and returns its process and the display's name. */
async function startDisplay(command: string): Promise<{ display: string; server: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [chosen] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${String(chosen).trim()}`, server };
}

/** Ends a process that was started here. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

/** A time limit, in milliseconds: on a busy machine the driver starts slowly. */
const STARTS_WITHIN_MS = 120_000;

async function untilAnswers(url: string): Promise<void> {
  for (const end = Date.now() + STARTS_WITHIN_MS; Date.now() < end;) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

const elementOf = (control: WebElement): EngineElement => ({
  isEnabled: () => control.isEnabled(),
  click: () => control.click(),
  fill: async (text) => {
    await control.clear();
    await control.sendKeys(text);
  },
  pressEnter: () => control.sendKeys(Key.ENTER),
});

/** Starts WebKit through its WebDriver, on a virtual display. */
export async function startWebKit(found: NonNullable<ReturnType<typeof findWebKit>>): Promise<Engine> {
  const { display, server } = await startDisplay(found.display);
  const port = await freePort(0);
  const service = spawn(found.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    // Without WebKit's sandbox, which needs namespaces that a container may not create.
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/status`);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect({ width: 430, height: 932, x: 0, y: 0 });
  return {
    name: `WebKitGTK ${String((await driver.getCapabilities()).get('browserVersion'))}`,
    goto: async (address) => {
      await driver.get(address);
      await driver.executeScript(recordPageErrors);
    },
    url: () => driver.getCurrentUrl(),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    find: async (run, ...args) => {
      const control = await driver.executeScript<WebElement | null>(run, ...args);
      if (!control) return null;
      await driver.executeScript((one: Element) => one.scrollIntoView({ block: 'center' }), control);
      return elementOf(control);
    },
    close: async () => {
      await driver.quit();
      await end(service);
      await end(server);
    },
  };
}
