import styled from 'styled-components';
import { Skeleton } from './Skeleton.tsx';

export interface TextSkeletonProps {
  /** The type of the text it stands for. */
  type: 'title2' | 'title3' | 'body' | 'callout' | 'label' | 'caption';
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
