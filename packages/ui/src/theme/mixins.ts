import { css } from 'styled-components';

/** Media queries of the three layouts (px): phone below 600, tablet 600 to 1024, desktop above 1024. */
export const media = {
  tablet: '@media (min-width: 600px) and (max-width: 1024px)',
  phone: '@media (max-width: 599px)',
  fromTablet: '@media (min-width: 600px)',
  belowDesktop: '@media (max-width: 1024px)',
  desktop: '@media (min-width: 1025px)',
  /** The content is up to 1280 px wide, and lists of tiles have three columns. */
  wide: '@media (min-width: 1600px)',
  narrow: '@media (max-width: 359px)',
  /** High enough for sticky bars: a phone in landscape or a zoomed page would have too little space left to read. */
  tall: '@media (min-height: 480px)',
  pointer: '@media (hover: hover)',
  /** A mouse or touchpad, and so most likely a keyboard too. */
  mouse: '@media (hover: hover) and (pointer: fine)',
  /** No mouse or touchpad: most likely a finger. */
  touch: '@media not ((hover: hover) and (pointer: fine))',
} as const;

/** Visible to screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** One line with an ellipsis: only for the names of files and of correspondents. */
export const oneLine = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Lines of similar length, for names and short sentences. Chinese breaks at its punctuation, not inside a word. */
export const balanced = css`
  text-wrap: balance;
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

/** Two items at the ends of one line, each of limited width; on phones one above the other. */
export const twoEnds = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 400px));
    justify-content: space-between;
    align-items: center;
  }
`;

/** Sets `--row-inset`, the inline padding of the rows in a card that has no padding itself. */
export const rowInset = css`
  --row-inset: var(--space-4);
  ${media.desktop} {
    --row-inset: var(--space-5);
  }
`;

/**
 * Keeps the page clear of the notch of a phone in landscape, at both sides; wider windows have none. What is fixed to the
 * window keeps clear of it on its own (`sideInsets`); bars at the lower edge are not fixed in such a low window.
 */
export const clearOfNotch = css`
  ${media.belowDesktop} {
    padding-left: env(safe-area-inset-left);
    padding-right: env(safe-area-inset-right);
  }
`;

/** The sides of an element that is fixed to the window: the page's gutter, or more beside a notch. */
export const sideInsets = css`
  left: max(var(--space-4), env(safe-area-inset-left));
  right: max(var(--space-4), env(safe-area-inset-right));
`;

/** The chosen segment of a segmented control: the ring sets it apart from the others, which its background barely does. */
export const chosenSegment = css`
  background: var(--surface-segment-on);
  color: var(--ink-strong);
  box-shadow:
    0 1px 2px color-mix(in srgb, var(--surface-scrim) 25%, transparent),
    0 0 0 1px var(--border-control);
`;

/** A focus ring inside the element, for elements whose parent clips. */
export const focusInside = css`
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** The same for elements that extend to the rounded corners of a card, which would clip the ring. */
export const focusInsideCard = css`
  ${focusInside}
  &:focus-visible {
    border-radius: var(--radius-card);
  }
`;

/** A surface that can be pressed as a whole, such as a row or a card. */
export const pressable = css`
  transition: background var(--duration-press) var(--ease-standard);
  ${media.pointer} {
    &:hover {
      background: var(--surface-hover);
    }
  }
  &:active {
    background: var(--surface-pressed);
  }
`;

/** Keeps a dot or bar that consists only of a background visible in forced colours. */
export const forcedFill = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

/** An outline in forced colours, for a surface whose shadow or background is removed there. */
export const forcedEdge = css`
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

/** Hides an element in print, for instance controls, which are of no use on paper. */
export const notPrinted = css`
  @media print {
    display: none;
  }
`;

/** Digits of equal width: times in lists and slots, scores, gauges, prices. */
export const tabularNumbers = css`
  font-variant-numeric: tabular-nums;
`;
