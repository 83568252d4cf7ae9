import type { PlaceholderParts } from './parts.ts';

/** Draws something that is known of the student into the placeholder. */
type Show<Values extends unknown[]> = (root: Element, placeholder: PlaceholderParts, ...values: Values) => void;

/**
 * The placeholder of a page behind sign-in, filled with what the first responses say, a second
 * before the code is there.
 */
export interface FirstPicture {
  /** The placeholder is there. It is drawn into also when the portal has taken its place, which nobody sees. */
  begin: (root: Element, placeholder: PlaceholderParts) => void;
  /** Draws what is known; before the placeholder is there, with it. */
  draw: <Values extends unknown[]>(show: Show<Values>, ...values: Values) => void;
}

/** Draws, or leaves it to the code: the requests that are sent beside it must not fail with a placeholder. */
export function attempt(draw: () => void): void {
  try {
    draw();
  } catch {
    // The code shows it a second later.
  }
}

export function createFirstPicture(): FirstPicture {
  const early: Show<[]>[] = [];
  let drawNow = (show: Show<[]>): unknown => early.push(show);
  return {
    begin: (root, placeholder) => {
      drawNow = (show) => attempt(() => show(root, placeholder));
      early.splice(0).forEach(drawNow);
    },
    draw: (show, ...values) => void drawNow((root, placeholder) => show(root, placeholder, ...values)),
  };
}
