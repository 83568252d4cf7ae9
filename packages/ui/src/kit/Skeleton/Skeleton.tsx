import styled, { css, keyframes } from 'styled-components';

export interface SkeletonProps {
  shape: 'line' | 'block' | 'circle';
  /** Any CSS length; full width without it (a circle: its height). */
  width?: string;
  /** Any CSS length; 12 px without it. */
  height?: string;
  /** Corner radius of a block, the same as that of the content it replaces. */
  radius?: 'chip' | 'control' | 'card';
}

/** A grey placeholder in the size of the loading content. Put all skeletons of a page into one `SkeletonGroup`. */
export function Skeleton({ shape, width, height = '12px', radius = 'chip' }: SkeletonProps) {
  const round = { line: '6px', block: `var(--radius-${radius})`, circle: '50%' }[shape];
  return <Box style={{ width: width ?? (shape === 'circle' ? height : '100%'), height, borderRadius: round }} />;
}

const pulse = keyframes`
  50% { opacity: 0.55; }
`;

const Box = styled.span`
  display: block;
  max-width: 100%;
  flex: none;
  background: var(--surface-track);
  @media (prefers-reduced-motion: no-preference) {
    ${css`
      animation: ${pulse} 1.6s ease-in-out infinite var(--skeleton-pulse, running);
    `}
  }
`;

export interface TextSkeletonProps {
  /** The type of the text that it replaces. */
  type: 'title1' | 'title2' | 'title3' | 'body' | 'callout' | 'label' | 'caption';
  /** Any CSS length; full width without it. */
  width?: string;
}

/** The placeholder of a line of text: as high as that line, whose height depends on the language. */
export function TextSkeleton({ type, width }: TextSkeletonProps) {
  return (
    <Line $type={type}>
      <Skeleton
        shape="line"
        height={type.startsWith('title') ? '16px' : '12px'}
        {...(width !== undefined && { width })}
      />
    </Line>
  );
}

const Line = styled.span<{ $type: TextSkeletonProps['type'] }>`
  display: flex;
  align-items: center;
  height: 1lh;
  font: ${({ $type }) => `var(--type-${$type})`};
`;
