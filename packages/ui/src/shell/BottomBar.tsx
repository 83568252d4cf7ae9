import { BAR_ENTRIES } from '@portal/domain/shell';
import { Ellipsis, LogOut, Palette, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css, keyframes } from 'styled-components';
import { Skeleton } from '../kit/index.ts';
import { focusInside, forcedEdge, media, notPrinted } from '../theme/index.ts';
import { EntryLink } from './EntryLink.tsx';
import type { MenuProps } from './menu.ts';

/** The menu below 1025 px: three entries, and the others behind More, which becomes Less when open (000 §2.7). */
export function BottomBar({ items, current, onBlocked, onDisplay, onLogOut }: MenuProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const sheetId = useId();
  const visibleItems = items?.slice(0, BAR_ENTRIES);
  const hiddenItems = items?.slice(BAR_ENTRIES) ?? [];
  const currentIsHidden = hiddenItems.some(({ entry }) => entry === current);

  function close() {
    setOpen(false);
    toggle.current?.focus();
  }
  function closeThen(action: () => void) {
    return () => {
      close();
      action();
    };
  }

  // The listeners are on the document, because Tab moves from the last entry out of the page and then to its start.
  useEffect(() => {
    if (!open) return undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  const link = { current, onBlocked };
  return (
    <Nav ref={nav} aria-label={t('mainNavigation')}>
      <Bar>
        {visibleItems
          ? visibleItems.map((item) => (
              <li key={item.entry}>
                <Tab item={item} {...link} />
              </li>
            ))
          : Array.from({ length: BAR_ENTRIES }, (_, i) => (
              <SkeletonItem key={i} aria-hidden>
                <Skeleton shape="circle" height="24px" />
                <Skeleton shape="line" width="48px" height="10px" />
              </SkeletonItem>
            ))}
        <li>
          <More
            ref={toggle}
            type="button"
            // The label names the next action; `aria-expanded` would contradict it.
            aria-controls={open ? sheetId : undefined}
            data-open={open}
            aria-current={!open && currentIsHidden}
            onClick={() => setOpen(!open)}
          >
            {open ? <X strokeWidth={1.75} aria-hidden /> : <Ellipsis strokeWidth={1.75} aria-hidden />}
            {open ? t('less') : t('more')}
          </More>
        </li>
      </Bar>
      {open && (
        <Sheet id={sheetId}>
          <Grabber aria-hidden />
          <Grid>
            {hiddenItems.map((item) => (
              <li key={item.entry}>
                <SheetLink item={item} {...link} onPress={() => setOpen(false)} />
              </li>
            ))}
            <li>
              <SheetButton type="button" onClick={closeThen(onDisplay)}>
                <Palette strokeWidth={1.75} aria-hidden />
                {t('display')}
              </SheetButton>
            </li>
            <li>
              <SheetButton type="button" onClick={closeThen(onLogOut)}>
                <LogOut strokeWidth={1.75} aria-hidden />
                {t('logOut')}
              </SheetButton>
            </li>
          </Grid>
        </Sheet>
      )}
      {open && <Scrim onClick={close} />}
    </Nav>
  );
}

const Nav = styled.nav`
  position: relative;
  z-index: var(--z-bottom-bar);
  /* In a low window the bar is at the end of the page, in the padding that the page reserves for it. */
  margin-top: calc(-1 * (var(--size-bottom-bar) + env(safe-area-inset-bottom)));
  ${media.tall} {
    position: fixed;
    inset: auto 0 0;
  }
  ${notPrinted}
  /* A focused task has a footer of its own at this place. */
  main:has([data-focused-task]) ~ & {
    display: none;
  }
  ${media.desktop} {
    display: none;
  }
`;

const Bar = styled.ul.attrs({ role: 'list' })`
  position: relative;
  z-index: 3;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--border-hairline);
  background: var(--surface-nav);
  ${media.narrow} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, 152px);
    justify-content: center;
  }
`;

const cell = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  width: 100%;
  min-height: var(--size-bottom-bar);
  font: var(--type-nav);
  color: var(--ink-muted);
  text-align: center;
  ${focusInside}
  border-radius: 10px;
`;

/* The current entry: an indicator on the bar's upper edge. */
const currentStyles = css`
  color: var(--accent-text);
  font-weight: 700;
  &::before {
    content: '';
    position: absolute;
    top: -1px;
    inset-inline-start: 50%;
    width: 32px;
    height: 3px;
    margin-inline-start: -16px;
    border-radius: 0 0 3px 3px;
    background: var(--accent-indicator);
  }
`;

const Tab = styled(EntryLink)`
  ${cell}
  &[aria-current='page'] {
    ${currentStyles}
  }
`;

const More = styled.button`
  ${cell}
  &[data-open='true'] {
    color: var(--ink-strong);
    font-weight: 700;
  }
  &[aria-current='true'] {
    ${currentStyles}
  }
`;

const SkeletonItem = styled.li`
  ${cell}
`;

const rise = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`;

const Sheet = styled.div`
  position: absolute;
  z-index: 2;
  inset: auto 0 100%;
  max-height: calc(100dvh - 120px);
  overflow-y: auto;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
  background: var(--surface-raised);
  box-shadow: var(--shadow-dialog);
  ${forcedEdge}
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} var(--duration-enter) var(--ease-enter);
  }
  ${media.tablet} {
    max-width: 640px;
    margin: 0 auto;
  }
`;

const Grabber = styled.span`
  display: block;
  width: 36px;
  height: 4px;
  margin: 0 auto var(--space-2);
  border-radius: 2px;
  background: var(--border-strong);
`;

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  /* Two columns; one where they would be too narrow for the labels, as with large text. */
  grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 9em), 50% - var(--space-1)), 1fr));
  gap: 0 var(--space-1);
`;

const sheetItem = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 56px;
  padding-block: 8px;
  padding-inline: 12px 4px;
  border-radius: var(--radius-control);
  font: var(--type-label);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
  ${focusInside}
  svg {
    color: var(--ink-muted);
  }
  &[aria-current='page'],
  &[aria-current='page'] svg {
    color: var(--accent-text);
    font-weight: 700;
  }
  ${media.pointer} {
    &:hover {
      background: var(--surface-hover);
    }
  }
`;

const SheetLink = styled(EntryLink)`
  ${sheetItem}
`;

const SheetButton = styled.button`
  ${sheetItem}
`;

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: 1;
  background: var(--surface-scrim);
`;
