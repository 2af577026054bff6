import type { Mouse } from 'playwright';

/** The parts of a driver that move and press a mouse, which Playwright's and Puppeteer's do alike. */
export const pointerOf = (
  mouse: Pick<Mouse, 'move' | 'down' | 'up'>,
): Pick<Driver, 'move' | 'click'> => ({
  move: (x, y) => mouse.move(x, y),
  click: async () => {
    await mouse.down();
    await mouse.up();
  },
});

/** What a journey needs of a browser. All that can be done by a script within the page is left to `Reader`. */
export interface Driver {
  /** Whether the browser keeps a page that is left as it is, for the way back; Playwright's don't. */
  readonly keepsPages: boolean;
  /** Sets the size of the page in CSS pixels, as nearly as the browser's window allows. */
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression in the page; its value survives JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer within the page, in CSS pixels. */
  move(x: number, y: number): Promise<void>;
  /** Presses and releases the pointer where it is. */
  click(): Promise<void>;
  /** Presses a key, or several at once: the last one while those before it are held. */
  press(...keys: string[]): Promise<void>;
  /** Types a text, character by character. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}
