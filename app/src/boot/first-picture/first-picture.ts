import type { PlaceholderParts } from './parts.ts';

/** Draws something known about the student into the placeholder. */
type Show<Values extends unknown[]> = (root: Element, placeholder: PlaceholderParts, ...values: Values) => void;

/**
 * The placeholder of a page behind sign-in, which is filled from the first responses, a second before the code has
 * loaded.
 */
export interface FirstPicture {
  /**
   * Called when the placeholder is in the document. Drawing continues, without effect, when the portal has replaced it.
   */
  begin: (root: Element, placeholder: PlaceholderParts) => void;
  /** Draws values that are known; if the placeholder is not in the document yet, as soon as it is. */
  draw: <Values extends unknown[]>(show: Show<Values>, ...values: Values) => void;
}

/** Runs `draw` and ignores its errors: a failure in the placeholder must not stop the early requests. */
export function attempt(draw: () => void): void {
  try {
    draw();
  } catch {
    // The code will show it a second later.
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
