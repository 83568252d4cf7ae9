import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { media, notPrinted } from '../../theme/index.ts';
import { publishHeight } from '../hooks/publish-height.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { growIn, ModalFrame, riseIn, sideBySide } from '../ModalFrame/ModalFrame.tsx';

export interface SheetProps {
  title: string;
  /** Escape, a press on the scrim and Close all call it. */
  onClose: () => void;
  /** One sentence under the title. */
  subtitle?: ReactNode;
  /** A tile before the title; hidden where the sheet is the whole screen. */
  leading?: ReactNode;
  /**
   * `medium`, `wide` and `player` are a bottom sheet on phones, `large` is the whole screen. On wider screens they are
   * a dialog of 560 px (`medium`), 720 px (`wide`), or 640 px on tablets and 960 px on desktop (`player` and `large`).
   */
  size?: 'medium' | 'wide' | 'player' | 'large';
  /** Buttons that stay in view at the bottom, the safe one first. */
  footer?: ReactNode;
  /** The body has no padding: for tabs and lists with their own. */
  flush?: boolean;
  /** False while something runs that must not be left, for instance a payment. */
  dismissible?: boolean;
  children: ReactNode;
}

/** A choice, a form or a detail over the page. Mounted means open: render it only while it is. */
export function Sheet({
  title,
  onClose,
  subtitle,
  leading,
  size = 'medium',
  footer,
  flush = false,
  dismissible = true,
  children,
}: SheetProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const large = size === 'large';
  const content = (
    // The whole sheet scrolls, with sticky header and footer, so that arrow keys scroll it while the title has focus.
    <Scroll>
      <Header ref={keepClearOfHeader} $large={large}>
        {!large && <Grabber aria-hidden />}
        {leading && <Leading $large={large}>{leading}</Leading>}
        <Titles>
          <Title id={titleId} tabIndex={-1} $large={large || size === 'player'}>
            {title}
          </Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </Titles>
        {dismissible ? (
          <Close label={t('close')} onClick={onClose}>
            <X size={24} strokeWidth={1.75} aria-hidden />
          </Close>
        ) : (
          <ClosePlace aria-hidden />
        )}
      </Header>
      <Body $flush={flush} $large={large}>
        {children}
      </Body>
      {footer && (
        <Footer ref={keepClearOfFooter} $large={large}>
          {footer}
        </Footer>
      )}
    </Scroll>
  );
  const frame = { titleId, onClose, dismissible };
  const SizedFrame = frames[size];
  return <SizedFrame {...frame}>{content}</SizedFrame>;
}

/**
 * Publishes the height of a sticky bar to the scroll container, which keeps focused elements clear by `scroll-padding`.
 */
const keepClearOf = (property: `--${string}`) => (bar: HTMLElement | null) =>
  bar?.parentElement ? publishHeight(bar, bar.parentElement, property) : undefined;
const keepClearOfHeader = keepClearOf('--sheet-header');
const keepClearOfFooter = keepClearOf('--sheet-footer');

const floating = css`
  ${media.fromTablet} {
    width: calc(100% - 2 * var(--space-6));
    max-height: calc(100dvh - 2 * var(--space-8));
    border-radius: var(--radius-sheet);
    ${growIn}
  }
`;

/* Flex, so that the scroll container takes the height that is left: a percentage would have no definite reference. */
const Frame = styled(ModalFrame)`
  --bleed: var(--space-4);
  &[open] {
    display: flex;
  }
  ${media.fromTablet} {
    --bleed: var(--space-6);
  }
  ${floating}
`;

const MediumFrame = styled(Frame)`
  ${media.phone} {
    width: 100%;
    max-width: 100%;
    max-height: 90dvh;
    margin-bottom: 0;
    border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
    ${riseIn}
  }
  ${media.fromTablet} {
    max-width: var(--size-dialog-medium);
  }
`;

const WideFrame = styled(MediumFrame)`
  ${media.fromTablet} {
    max-width: 720px;
  }
`;

const largeDialog = css`
  ${media.tablet} {
    max-width: 640px;
  }
  ${media.desktop} {
    --bleed: var(--space-8);
    max-width: var(--size-dialog-large);
  }
`;

const PlayerFrame = styled(MediumFrame)`
  ${largeDialog}
`;

const LargeFrame = styled(Frame)`
  ${media.phone} {
    width: 100%;
    height: 100dvh;
    max-width: 100%;
    max-height: none;
    box-shadow: none;
    ${riseIn}
  }
  ${largeDialog}
`;

const frames = { medium: MediumFrame, wide: WideFrame, player: PlayerFrame, large: LargeFrame };

const Scroll = styled.div`
  /* Makes visually hidden text, which is positioned absolutely, scroll with the content. */
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  overflow-y: auto;
  ${media.tall} {
    scroll-padding-block: calc(var(--sheet-header, 0px) + var(--space-2))
      calc(var(--sheet-footer, 0px) + var(--space-2));
  }
  @media print {
    display: block;
    overflow: visible;
  }
`;

const Header = styled.header<{ $large: boolean }>`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  gap: 0 var(--space-4);
  padding: ${({ $large }) => ($large ? 'calc(var(--space-3) + env(safe-area-inset-top))' : 'var(--space-5)')}
    var(--bleed) var(--space-2);
  background: var(--surface-raised);
  ${media.fromTablet} {
    padding-top: var(--space-5);
  }
  ${media.tall} {
    position: sticky;
    top: 0;
  }
  @media print {
    position: static;
  }
`;

const Grabber = styled.span`
  position: absolute;
  top: 8px;
  inset-inline-start: calc(50% - 18px);
  width: 36px;
  height: 4px;
  border-radius: 2px;
  background: var(--border-strong);
  ${notPrinted}
  ${media.fromTablet} {
    display: none;
  }
`;

const Leading = styled.span<{ $large: boolean }>`
  ${media.phone} {
    ${({ $large }) => $large && 'display: none;'}
  }
`;

const Titles = styled.div`
  flex: 1;
  min-width: 0;
`;

/* The padding centres the first line on the Close button beside it. */
const Title = styled.h2<{ $large: boolean }>`
  padding-block: 8px;
  font: var(--type-title2);
  color: var(--ink-strong);
  ${media.desktop} {
    ${({ $large }) =>
      $large &&
      css`
        padding-block: 4px;
        font: var(--type-title1);
        letter-spacing: var(--track-title1);
      `}
  }
`;

const Subtitle = styled.p`
  max-width: 60ch;
  padding-bottom: var(--space-1);
  font: var(--type-callout);
  color: var(--ink-muted);
`;

/* Aligns the icon, not its 44 px target, with the padding of the sheet. */
const closeEdge = css`
  margin-inline-end: -10px;
`;

const Close = styled(IconButton)`
  ${closeEdge}
`;

/* Keeps the place of Close while the sheet cannot be closed, so that the title does not wrap anew. */
const ClosePlace = styled.span`
  flex: none;
  width: var(--size-touch-min);
  height: var(--size-touch-min);
  ${closeEdge}
`;

const Body = styled.div<{ $flush: boolean; $large: boolean }>`
  flex: ${({ $large }) => ($large ? '1 0 auto' : 'none')};
  min-width: 0;
  ${({ $flush }) =>
    $flush
      ? css`
          --row-inset: var(--bleed);
        `
      : css`
          padding: var(--space-1) var(--bleed) calc(var(--space-6) + env(safe-area-inset-bottom));
        `}
`;

const Footer = styled.footer<{ $large: boolean }>`
  padding: var(--space-3) var(--bleed) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border-hairline);
  background: var(--surface-raised);
  ${sideBySide}
  ${media.tall} {
    position: sticky;
    bottom: 0;
    z-index: 1;
  }
  ${media.fromTablet} {
    padding-block: var(--space-4);
    ${({ $large }) =>
      $large &&
      css`
        justify-content: flex-end;
        > * {
          flex: none;
        }
      `}
  }
  ${notPrinted}
`;
