import { canvasTexts, selectorOf, type CanvasText } from './canvas-texts.ts';
import type { Picked } from './messages.ts';

const STYLE = `
  * { cursor: crosshair !important; }
  [data-words-aim] { outline: 3px solid #ff4785 !important; outline-offset: 2px !important; }
`;

/** Whether a point is on the rendered lines of a text node. */
function isOn(node: Text, x: number, y: number): boolean {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/**
 * Returns the text that a press on an element selects: the text at the point, else the first text in the element, else
 * the first text in its closest ancestor that has one.
 */
function textAt(element: Element, point: { x: number; y: number } | null): CanvasText | undefined {
  const texts = canvasTexts().filter(({ kind }) => kind !== 'title');
  const at = point && texts.find(({ node }) => node && element.contains(node) && isOn(node, point.x, point.y));
  if (at) return at;
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
    const within = texts.filter((text) => around?.contains(text.element));
    const found = within.find(({ node }) => node !== null) ?? within[0];
    if (found) return found;
  }
  return undefined;
}

function pickedOf(element: Element, point: { x: number; y: number } | null): Picked | null {
  const text = textAt(element, point);
  if (!text) return null;
  return { drawn: text.drawn, keys: text.parts.map(({ key }) => key), selector: selectorOf(text.element) };
}

/** Events of pointer, mouse and touch that pick mode stops, so that the story does not react to them. */
const SWALLOWED = ['mousedown', 'mouseup', 'pointerup', 'click', 'dblclick', 'touchstart', 'touchend'] as const;

/**
 * Starts pick mode. A press on a text, or Enter or Space on the focused element, picks a text, and the story does not
 * react. Escape picks nothing.
 * @returns a function that ends pick mode
 */
export function startPicking(picked: (what: Picked | null) => void): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal, passive: false } as const;
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const aimAt = (element: Element | null) => {
    document.querySelector('[data-words-aim]')?.removeAttribute('data-words-aim');
    element?.setAttribute('data-words-aim', '');
  };
  const on = <K extends keyof WindowEventMap>(name: K, handle: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(name, handle, options);

  for (const name of SWALLOWED) on(name, stop);
  on('pointermove', ({ clientX, clientY }) => aimAt(document.elementFromPoint(clientX, clientY)));
  on('pointerdown', (event) => {
    stop(event);
    const point = { x: event.clientX, y: event.clientY };
    const element = document.elementFromPoint(point.x, point.y);
    if (element) picked(pickedOf(element, point));
  });
  on('keydown', (event) => {
    if (event.key === 'Escape') {
      stop(event);
      picked(null);
    }
    const { activeElement } = document;
    if ((event.key !== 'Enter' && event.key !== ' ') || !activeElement) return;
    stop(event);
    picked(pickedOf(activeElement, null));
  });
  return () => {
    ending.abort();
    aimAt(null);
    style.remove();
  };
}
