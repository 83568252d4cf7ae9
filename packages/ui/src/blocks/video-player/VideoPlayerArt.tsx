import styled from 'styled-components';
import { useImageFallback } from '../../kit/index.ts';
import type { SafeHref } from '../../links/index.ts';

/** Number of drawings; neighbours with consecutive numbers get different drawings. */
const DRAWINGS = 4;

export interface VideoPictureProps {
  /** URL of a thumbnail; without one, or when it cannot be loaded, a drawing is shown. */
  image: SafeHref | null;
  /** Which drawing, by the position in a list: 0, 1, 2 … */
  drawing?: number;
}

/** The picture of a video, 16:9. Decorative: its parent names the video. */
export function VideoPicture({ image, drawing = 0 }: VideoPictureProps) {
  const [shown, onError] = useImageFallback(image);
  if (shown) return <Picture src={shown} alt="" referrerPolicy="no-referrer" onError={onError} />;
  return (
    <Drawing viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden>
      <g transform="translate(52 0) scale(.84)">{drawings[drawing % DRAWINGS]}</g>
    </Drawing>
  );
}

const mid = 'var(--accent-art-mid)';
const deep = 'var(--accent-art-deep)';
const paper = 'var(--surface-raised)';

/** Half the height of each bar of a waveform; the bars are 16 units apart, and played ones are darker. */
const WAVEFORM = [9, 17, 29, 20, 36, 52, 42, 26, 48, 32, 19, 39, 23, 13, 28, 17, 9];
const PLAYED_BARS = 9;

const drawings = [
  <g key="voice" strokeWidth="8" strokeLinecap="round">
    {WAVEFORM.map((half, i) => {
      const x = 32 + 16 * i;
      return <path key={x} d={`M${x} ${94 - half}v${2 * half - 8}`} stroke={i < PLAYED_BARS ? deep : mid} />;
    })}
  </g>,
  <g key="chart">
    <path d="M48 140h224" stroke={mid} strokeWidth="4" strokeLinecap="round" />
    <path d="M60 140v-30h28v30zM108 140V84h28v56zM156 140V98h28v42zM204 140V58h28v82z" fill={mid} />
    <path d="m62 98 60-32 48 18 62-50" stroke={deep} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
    <circle cx="232" cy="34" r="9" fill={deep} />
  </g>,
  <g key="essay">
    <rect x="92" y="26" width="150" height="190" rx="12" fill={paper} />
    <path d="M117 57h70" stroke={deep} strokeWidth="10" strokeLinecap="round" />
    <path d="M116 82h102M116 100h88M116 118h102M116 136h56" stroke={mid} strokeWidth="8" strokeLinecap="round" />
  </g>,
  <g key="talk">
    <path
      d="M84 42h96a22 22 0 0 1 22 22v30a22 22 0 0 1-22 22h-50l-24 20v-20H84a22 22 0 0 1-22-22V64a22 22 0 0 1 22-22z"
      fill={paper}
    />
    <path d="M88 68h88M88 88h54" stroke={mid} strokeWidth="9" strokeLinecap="round" />
    <path
      d="M206 86h34a18 18 0 0 1 18 18v14a18 18 0 0 1-18 18h-4v14l-16-14h-14a18 18 0 0 1-18-18v-14a18 18 0 0 1 18-18z"
      fill={deep}
    />
  </g>,
];

const Picture = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  background: var(--accent-art-tint);
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  background: var(--accent-art-tint);
`;
