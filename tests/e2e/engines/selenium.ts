import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { freePort } from '../../support/freePort';
import type { Driver } from './driver';

/** A key as WebDriver writes it, by the name that the platform gives it: `ArrowDown` is `Key.ARROW_DOWN`. */
function keyCode(key: string): string {
  const name = key.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase();
  const code: unknown = key.length > 1 ? Reflect.get(Key, name) : undefined;
  return typeof code === 'string' ? code : key;
}

/** Resolves with what a stream says first. */
const firstWords = (stream: Readable): Promise<string> =>
  new Promise((resolve, reject) => {
    stream.once('data', (data) => resolve(String(data).trim()));
    stream.once('close', () => reject(new Error('Xvfb ended before it had a display.')));
  });

/** Milliseconds after which a question to a page counts as lost. */
const patience = 5000;

/**
 * Waits for what a page answers. One that was asked on its way into the browser's cache of pages is frozen there with the question, and
 * WebKitWebDriver waits for ever (1 of 6 journeys back, on a machine under load): whoever polls asks the page that is there then.
 *
 * @throws Error when the page doesn't answer.
 */
async function answerOf<Answer>(answer: Promise<Answer>, question: string): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page does not answer: ${question}`)), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Starts a screen that nobody sees; returns its name, such as `:99`. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return { screen, display: `:${await firstWords(screen.stdio[3] as Readable)}` };
}

/** Waits until a WebDriver answers; it says nothing when it is ready. */
async function answering(address: string): Promise<void> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (performance.now() > deadline) {
        throw new Error('WebKitWebDriver does not answer.', { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Drives the WebKitGTK of the system by WebDriver, on a screen of its own. Its window is at least 447 pixels wide. */
export async function seleniumDriver(): Promise<Driver> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WAYLAND_DISPLAY: '', GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const stop = (): void => {
    service.kill();
    screen.kill();
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await answering(address);
    const driver = await new Builder()
      .usingServer(address)
      // Its own wait for a load has no end once a page has come out of the browser's cache.
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' }))
      .build();
    return {
      keepsPages: true,
      resize: async (width, height) => {
        const window = driver.manage().window();
        await window.setRect({ x: 0, y: 0, width, height });
        const bars = height - (await driver.executeScript<number>('return innerHeight'));
        await window.setRect({ x: 0, y: 0, width, height: height + bars });
      },
      evaluate: (expression) =>
        answerOf(driver.executeScript(`return (${expression})`), expression),
      move: (x, y) =>
        driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).perform(),
      click: () => driver.actions().press().release().perform(),
      press: async (...keys) => {
        const actions = driver.actions();
        for (const key of keys) {
          actions.keyDown(keyCode(key));
        }
        for (const key of keys.reverse()) {
          actions.keyUp(keyCode(key));
        }
        await actions.perform();
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
      close: async () => {
        await driver.quit().finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
