import { lazy, Suspense } from 'react';
import { reading } from './Book.tsx';
import { tint } from './brushes.ts';

// Loaded on demand; nothing is shown if that fails, since the illustration is decorative.
const Drawing = lazy(() =>
  import('./Drawing.tsx').then(
    (module) => ({ default: module.Drawing }),
    () => ({ default: () => null }),
  ),
);

/** Names of the illustrations, one for each kind of page without content. Only `completed` and `booked` have a tick. */
export type ArtName =
  | 'reading'
  | 'completed'
  | 'test'
  | 'noResult'
  | 'error'
  | 'calendar'
  | 'booked'
  | 'full'
  | 'clash'
  | 'messages'
  | 'archive'
  | 'lock'
  | 'key'
  | 'hourglass'
  | 'coming'
  | 'lost'
  | 'computer'
  | 'card';

export interface ArtProps {
  name: ArtName;
  /** Width in px; the height is three quarters of it. */
  width?: number;
}

/**
 * An illustration in the colours of the scheme. It is decorative and hidden from screen readers: the text beside it
 * says the same.
 */
export function Art({ name, width = 160 }: ArtProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      width={width}
      height={(width * 3) / 4}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M86 9c28 1 48 21 49 49 1 31-21 52-53 53-33 1-57-20-57-51C25 28 51 8 86 9z" fill={tint} />
      {name === 'reading' ? (
        reading
      ) : (
        // Storybook's pictures wait until nothing is marked as loading.
        <Suspense fallback={<g data-loading="" />}>
          <Drawing name={name} />
        </Suspense>
      )}
    </svg>
  );
}
