import { inkLine, mid, outlined, paper, solid, writing } from './brushes.ts';

/** An open book under a speech bubble; each illustration draws its own content in the bubble. */
export const book = (
  <>
    <path d="M24 56h112v48c-22-3-43-2-56 5-13-7-34-8-56-5z" fill={mid} {...inkLine} />
    <path d="M80 58c-11-9-28-12-48-9v47c20-3 37-1 48 7 11-8 28-10 48-7V49c-20-3-37 0-48 9z" {...outlined} />
    <path d="M80 58v45" {...inkLine} />
    <path
      d="M43 62c9-.8 18 .4 26 3.6M43 74c9-.8 18 .4 26 3.6M43 86c6-.5 11-.2 16 1M91 77.6c8-3.2 17-4.4 26-3.6M91 89.6c5-2 10-3.2 15-3.6"
      {...writing}
    />
    <path
      d="M96 9h28a12 12 0 0 1 12 12v15a12 12 0 0 1-12 12h-17l-12 11V48a11 11 0 0 1-11-11V21A12 12 0 0 1 96 9z"
      {...solid}
    />
  </>
);

/** The illustration `reading`: the book with lines of text in the bubble. */
export const reading = (
  <>
    {book}
    <path d="M98 23h25M98 34h14" stroke={paper} strokeWidth="4" />
  </>
);
