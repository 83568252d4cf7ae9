import type { ReactNode } from 'react';
import type { ArtName } from './Art.tsx';
import { book } from './Book.tsx';
import { cutOut, deep, inkLine, mid, outlined, paper, solid, tint, writing } from './brushes.ts';

/** An empty calendar page; each illustration draws its own content on it. */
const page = (
  <>
    <path d="M48 27h64a10 10 0 0 1 10 10v11H38V37a10 10 0 0 1 10-10z" fill={mid} {...inkLine} />
    <path d="M38 48h84v44a10 10 0 0 1-10 10H48a10 10 0 0 1-10-10z" {...outlined} />
    <path d="M58 19v15M102 19v15" {...inkLine} />
  </>
);

const pictures: Record<Exclude<ArtName, 'reading'>, ReactNode> = {
  completed: (
    <>
      {book}
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
      {page}
      <path
        d="M55 63h.01M72 63h.01M88 63h.01M105 63h.01M55 76h.01M72 76h.01M105 76h.01M55 89h.01M72 89h.01"
        stroke={mid}
        strokeWidth="8"
      />
      <circle cx="88" cy="76" r="8" fill={deep} />
    </>
  ),
  booked: (
    <>
      {page}
      <path d="M54 63h.01M71.5 63h.01M89 63h.01M106.5 63h.01M54 87h.01M71.5 87h.01" stroke={mid} strokeWidth="10" />
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
  card: (
    <>
      <rect x="32" y="33" width="90" height="60" rx="10" {...outlined} />
      <path d="M33 49h88v12H33z" fill={deep} />
      <path d="M46 73h26M46 82h14" {...writing} />
      <circle cx="121" cy="90" r="15" {...outlined} />
      <path d="M121 83v14M114 90h14" {...inkLine} />
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
  lock: (
    <>
      <path d="M56 56V41a24 24 0 0 1 48 0v15h-11V41a13 13 0 0 0-26 0v15z" fill={mid} {...inkLine} />
      <rect x="41" y="53" width="78" height="52" rx="11" {...outlined} />
      <path d="M54 67h12M54 79h8M54 91h12" {...writing} />
      <circle cx="93" cy="76" r="8" fill={deep} />
      <path d="M93 78v13" stroke={deep} strokeWidth="6" />
    </>
  ),
  key: (
    <>
      <path d="M77 55h57l7 8-7 8h-5l-5-5-5 5h-5l-5 6-6-6H77z" {...outlined} />
      <path d="M80 63h46" {...writing} />
      <path d="M54 31a32 32 0 1 0 0 64 32 32 0 0 0 0-64zm-9 21a11 11 0 1 1 0 22 11 11 0 0 1 0-22z" {...solid} />
      <circle cx="45" cy="63" r="11" fill={tint} {...inkLine} />
    </>
  ),
  hourglass: (
    <>
      <path d="M58 24h44v10c0 12-14 18-14 26s14 14 14 26v10H58V86c0-12 14-18 14-26s-14-14-14-26z" {...outlined} />
      <path d="M65 38h30c-3 7-11 11-13 17h-4c-2-6-10-10-13-17z" fill={mid} />
      <path d="M64 90c0-9 9-12 16-14 7 2 16 5 16 14z" fill={deep} />
      <path d="M80 60v10" stroke={deep} strokeWidth="2.5" />
      <path d="M52 22h56M52 98h56" stroke="var(--ink-strong)" strokeWidth="4" />
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
  computer: (
    <>
      <path d="M43 26h74a7 7 0 0 1 7 7v55H36V33a7 7 0 0 1 7-7z" {...outlined} />
      <rect x="47" y="38" width="30" height="38" rx="5" fill={mid} />
      <path d="M87 43h24M87 54h18" {...writing} />
      <rect x="85" y="63" width="28" height="13" rx="5" fill={deep} />
      <path d="M26 88h108v4a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8z" {...outlined} />
      <path d="M70 88v3h20v-3" {...inkLine} />
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

/** The paths of an illustration, in a chunk of their own: no page needs them for its first render. */
export function Drawing({ name }: { name: keyof typeof pictures }) {
  return pictures[name];
}
