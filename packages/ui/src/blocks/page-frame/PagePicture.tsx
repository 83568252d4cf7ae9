import styled from 'styled-components';
import { Art, type ArtName } from '../../kit/index.ts';
import { media } from '../../theme/index.ts';

/** The illustration of a public page: above the text; on desktop larger, in the first half of the panel. */
export function PagePicture({ art, width = 160, className }: { art: ArtName; width?: number; className?: string }) {
  return (
    <Root className={className}>
      <Art name={art} width={width} />
    </Root>
  );
}

const Root = styled.div`
  ${media.desktop} {
    && {
      position: absolute;
      inset-block: 0;
      inset-inline: 0 50%;
      display: grid;
      place-items: center;
      margin: 0;
      border-inline-end: 1px solid var(--border-hairline);
      border-start-start-radius: 19px;
      border-end-start-radius: 19px;
      background: var(--surface-hover);
    }
    > svg {
      width: 288px;
      height: auto;
    }
  }
`;
