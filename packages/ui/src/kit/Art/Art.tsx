import type { ReactNode } from 'react';

/** The illustration; each is for one kind of page without content. */
export type ArtName =
  | 'reading'
  | 'test'
  | 'noResult'
  | 'error'
  | 'calendar'
  | 'full'
  | 'clash'
  | 'messages'
  | 'archive'
  | 'coming'
  | 'lost';

export interface ArtProps {
  name: ArtName;
  /** Width in px; the height is three quarters of it. */
  width?: number;
}

/** An illustration in the colours of the scheme. The text beside it says the same, so it is hidden from screen readers. */
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
      {pictures[name]}
    </svg>
  );
}

const tint = 'var(--accent-art-tint)';
const mid = 'var(--accent-art-mid)';
const deep = 'var(--accent-art-deep)';
const paper = 'var(--surface-raised)';

/** Paper with the ink outline that all illustrations share. */
const outlined = { fill: paper, stroke: 'var(--ink-strong)', strokeWidth: 2 };
/** An ink line without a surface. */
const inkLine = { stroke: 'var(--ink-strong)', strokeWidth: 2 };
/** A line of text. */
const writing = { stroke: mid, strokeWidth: 4 };
/** A solid shape set off from what it covers by an edge of paper. */
const solid = { fill: deep, stroke: paper, strokeWidth: 3 };
/** A symbol cut out of a solid shape. */
const cutOut = { stroke: paper, strokeWidth: 3.4 };

const pictures: Record<ArtName, ReactNode> = {
  reading: (
    <>
      <path d="M24 56h112v48c-22-3-43-2-56 5-13-7-34-8-56-5z" fill={mid} stroke="var(--ink-strong)" strokeWidth="2" />
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
      <path d="m100.5 29 7 7 13.5-14.5" {...cutOut} />
    </>
  ),
  test: (
    <>
      <path d="M46 14h60a9 9 0 0 1 9 9v75a9 9 0 0 1-9 9H46a9 9 0 0 1-9-9V23a9 9 0 0 1 9-9z" {...outlined} />
      <path d="M66 34h34M66 56h34M66 78h18" {...writing} />
      <g {...inkLine} fill={mid}>
        <circle cx="52" cy="34" r="5" />
        <circle cx="52" cy="56" r="5" />
        <circle cx="52" cy="78" r="5" />
      </g>
      <path d="m90 98 5-15 32-32a7 7 0 0 1 10 10l-32 32z" {...solid} />
      <path d="m121 57 10 10" {...cutOut} />
    </>
  ),
  noResult: (
    <>
      <path d="M46 18h38l18 18v58a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8z" {...outlined} />
      <path d="M84 18v12a6 6 0 0 0 6 6h12" {...inkLine} />
      <path d="M52 42h20M52 56h22M52 70h14M52 84h18" {...writing} />
      <path d="m116.5 89.5 14 14" stroke={paper} strokeWidth="13" />
      <path d="m117 90 13.5 13.5" stroke={deep} strokeWidth="7" />
      <circle cx="102" cy="75" r="20" {...outlined} />
      <path d="M94 75h16" {...writing} />
    </>
  ),
  error: (
    <>
      <path d="M104 30a15 15 0 0 1 28.5 4.5A11.5 11.5 0 0 1 130 57h-22z" fill={mid} />
      <path d="M50 90h60a20.5 20.5 0 0 0 3.5-40.7A33 33 0 0 0 50.5 53 18.7 18.7 0 0 0 50 90z" {...outlined} />
      <path d="M82 48v17" stroke={deep} strokeWidth="6" />
      <circle cx="82" cy="77" r="3.6" fill={deep} />
      <path d="M62 102h12M84 102h22" {...writing} />
    </>
  ),
  calendar: (
    <>
      <path d="M48 27h64a10 10 0 0 1 10 10v11H38V37a10 10 0 0 1 10-10z" fill={mid} />
      <path
        d="M48 27h64a10 10 0 0 1 10 10v55a10 10 0 0 1-10 10H48a10 10 0 0 1-10-10V37a10 10 0 0 1 10-10z"
        {...inkLine}
      />
      <path d="M38 48h84v44a10 10 0 0 1-10 10H48a10 10 0 0 1-10-10z" {...outlined} />
      <path d="M58 19v15M102 19v15" {...inkLine} />
      <g fill={mid}>
        <rect x="49" y="58" width="10" height="10" rx="3" />
        <rect x="66.5" y="58" width="10" height="10" rx="3" />
        <rect x="84" y="58" width="10" height="10" rx="3" />
        <rect x="101.5" y="58" width="10" height="10" rx="3" />
        <rect x="49" y="82" width="10" height="10" rx="3" />
        <rect x="66.5" y="82" width="10" height="10" rx="3" />
      </g>
      <circle cx="97" cy="84" r="15" {...solid} />
      <path d="m90.5 84.5 4.7 4.7 8.8-9.6" {...cutOut} />
    </>
  ),
  full: (
    <>
      <rect x="51" y="14" width="58" height="40" rx="8" {...outlined} />
      <path d="m73 25 17 9-17 9z" fill={deep} />
      <g fill={mid} stroke={paper} strokeWidth="3">
        <path d="M21 106V92a11 11 0 0 1 22 0v14zM117 106V92a11 11 0 0 1 22 0v14z" />
        <circle cx="32" cy="71" r="8.5" />
        <circle cx="128" cy="71" r="8.5" />
        <path d="M43 106V90a12 12 0 0 1 24 0v16zM93 106V90a12 12 0 0 1 24 0v16z" />
        <circle cx="55" cy="68" r="9.5" />
        <circle cx="105" cy="68" r="9.5" />
      </g>
      <path d="M66 107V89a14 14 0 0 1 28 0v18z" {...solid} />
      <circle cx="80" cy="65" r="11" {...solid} />
    </>
  ),
  clash: (
    <>
      <path d="M42 22h50a9 9 0 0 1 9 9v9H33v-9a9 9 0 0 1 9-9z" fill={mid} />
      <rect x="33" y="22" width="68" height="62" rx="9" fill="none" {...inkLine} />
      <path d="M33 40h68v35a9 9 0 0 1-9 9H42a9 9 0 0 1-9-9z" {...outlined} />
      <path d="M48 15v13M86 15v13" {...inkLine} />
      <path d="M45 52h22M45 66h14" {...writing} />
      <rect x="70" y="52" width="58" height="52" rx="9" {...solid} />
      <path d="M99 64v17" {...cutOut} />
      <path d="M99 91h.01" stroke={paper} strokeWidth="5" />
    </>
  ),
  messages: (
    <>
      <path
        d="M38 22h58a13 13 0 0 1 13 13v24a13 13 0 0 1-13 13H60L45 85V72h-7a13 13 0 0 1-13-13V35a13 13 0 0 1 13-13z"
        {...outlined}
      />
      <path d="M42 39h46M42 54h26" {...writing} />
      <path
        d="M90 58h34a13 13 0 0 1 13 13v12a13 13 0 0 1-13 13h-4v12l-14-12H90a13 13 0 0 1-13-13V71a13 13 0 0 1 13-13z"
        {...solid}
      />
      <path d="M94 77h.01M107 77h.01M120 77h.01" stroke={paper} strokeWidth="6" />
    </>
  ),
  archive: (
    <>
      <path d="M58 42V21a6 6 0 0 1 6-6h22l16 16v11z" {...outlined} />
      <path d="M86 15v10a6 6 0 0 0 6 6h10" {...inkLine} />
      <path d="M68 30h9" {...writing} />
      <path d="M42 56h76v38a9 9 0 0 1-9 9H51a9 9 0 0 1-9-9z" {...outlined} />
      <path d="M43 57h74v6H43z" fill={mid} />
      <rect x="34" y="39" width="92" height="18" rx="6" {...outlined} />
      <rect x="65" y="71" width="30" height="11" rx="5.5" fill={deep} />
    </>
  ),
  coming: (
    <>
      <path d="M48 27h64a8 8 0 0 1 8 8v51H40V35a8 8 0 0 1 8-8z" {...outlined} />
      <path d="M25 86h110l-3.6 8.6a7 7 0 0 1-6.5 4.4H35.1a7 7 0 0 1-6.5-4.4z" {...outlined} />
      <path d="M70 86h20v1a4 4 0 0 1-4 4H74a4 4 0 0 1-4-4z" fill="var(--ink-strong)" />
      <rect x="51" y="39" width="27" height="34" rx="5" fill={mid} />
      <path d="M88 58h18M88 70h12" {...writing} />
      <circle cx="116" cy="34" r="19" {...solid} />
      <path d="M116 24.5V34l6 5.5" {...cutOut} />
    </>
  ),
  lost: (
    <>
      <path d="M36 105c4-13 16-19 27-15 8-11 27-11 35 0 11-4 22 2 26 15z" fill={mid} />
      <path d="M77 105V23a4 4 0 0 1 8 0v82z" {...outlined} />
      <path d="M28 105h104" {...inkLine} />
      <path
        d="M62 27h48a4 4 0 0 1 3 1.3l9 9.7a3 3 0 0 1 0 4l-9 9.7a4 4 0 0 1-3 1.3H62a5 5 0 0 1-5-5V32a5 5 0 0 1 5-5z"
        {...outlined}
      />
      <path d="M69 40h32" {...writing} />
      <path
        d="M100 61H53a4 4 0 0 0-3 1.3l-9 9.7a3 3 0 0 0 0 4l9 9.7A4 4 0 0 0 53 87h47a5 5 0 0 0 5-5V66a5 5 0 0 0-5-5z"
        {...solid}
      />
      <path d="M62 74h30" stroke={paper} strokeWidth="4" />
    </>
  ),
};
