import type { PlaceholderParts } from './parts.ts';

/** Draws something that is known of the student into the placeholder. */
type Show<Values extends unknown[]> = (root: Element, placeholder: PlaceholderParts, ...values: Values) => void;

/**
 * The dashboard's placeholder from when it is there until the portal is, filled with what the first responses say, a second
 * before the code is there.
 */
export interface FirstPicture {
  /** The placeholder is there. */
  begin: (root: Element, placeholder: PlaceholderParts) => void;
  /** Draws what is known; before the placeholder is there, with it. */
  draw: <Values extends unknown[]>(show: Show<Values>, ...values: Values) => void;
  /** The portal draws from now on. */
  end: () => void;
}

/** Draws, or leaves it to the code: the requests that are sent beside it must not fail with a placeholder. */
function attempt(draw: () => void): void {
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
    end: () => {
      drawNow = () => undefined;
    },
  };
}
