import styled from 'styled-components';
import { media } from '../../theme/index.ts';
import { publishLowerBar } from '../hooks/publish-height.ts';
import { StepButtons, type StepButtonsProps } from './StepButtons.tsx';

export type StepFooterProps = Omit<StepButtonsProps, 'nextWidth'>;

/**
 * Back and Next of a wizard, in view at the bottom of a screen that is not low. The last child of its page column;
 * it runs to the edges by `--bleed`, as tabs do.
 */
export function StepFooter(props: StepFooterProps) {
  return (
    <Root ref={publishLowerBar}>
      <StepButtons {...props} nextWidth="label" />
    </Root>
  );
}

const Root = styled.div`
  ${media.tall} {
    position: sticky;
    bottom: 0;
    z-index: var(--z-bottom-bar);
  }
  margin-inline: calc(-1 * var(--bleed, 16px));
  padding: var(--space-3) var(--bleed, 16px) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border-hairline);
  background: var(--surface-nav);
  ${media.tablet} {
    margin-inline: calc(-1 * var(--bleed, 24px));
    padding-inline: var(--bleed, 24px);
  }
  ${media.desktop} {
    margin-inline: calc(-1 * var(--bleed, 32px));
    padding-inline: var(--bleed, 32px);
  }
`;
