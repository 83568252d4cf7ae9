import styled from 'styled-components';
import { media } from '../../theme/index.ts';
import { publishLowerBar } from '../hooks/publish-height.ts';
import { StepButtons, type StepButtonsProps } from './StepButtons.tsx';

export type StepFooterProps = Omit<StepButtonsProps, 'nextWidth'>;

/**
 * Back and Next of a wizard, sticky at the bottom unless the screen is low. Make it the last child of its page column;
 * like tabs it extends to the edges of the page by `--bleed`.
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
