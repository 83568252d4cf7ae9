import type { NavEntry } from '@portal/domain/screens';
import type { Href } from '@portal/domain/shared';
import { useId, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Language } from '../i18n/index.ts';
import { DialogBoundary, lazyPart, useMediaQuery } from '../kit/index.ts';
import { clearOfNotch, media } from '../theme/index.ts';
import { BottomBar } from './BottomBar.tsx';
import type { BrandIdentity } from '../blocks/page-frame/index.ts';
import type { DisplayChoice } from './DisplayDialog.tsx';
import { DashboardHeader, PageHeader, type HeaderMessages, type PageAbout } from './Header.tsx';
import type { MenuItem } from './menu.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Rail } from './Rail.tsx';

// Rarely opened: its code is loaded on demand.
const DisplayDialog = lazyPart(() => import('./DisplayDialog.tsx').then((m) => ({ default: m.DisplayDialog })));

/** The header of the page: the dashboard has the school's logo, every other page its title and a back button. */
export type ShellPage =
  | { kind: 'dashboard' }
  | { kind: 'page'; title: string; about?: PageAbout | null; onBack: (() => void) | null; google?: boolean };

export interface AppShellProps {
  brand: BrandIdentity;
  /** The link of the logo: the dashboard, or add/buy for archived students. */
  homeHref: Href;
  page: ShellPage;
  language: Language;
  onLanguageChange: (language: Language) => void;
  /** null hides the bell. */
  notificationsHref: Href | null;
  /** null hides the icon. */
  messages: HeaderMessages | null;
  /** The menu's entries; null while they load. */
  items: readonly MenuItem[] | null;
  /** The entry of the current page. */
  current: NavEntry | null;
  /** Called when a blocked entry or blocked messages are pressed. */
  onBlocked: () => void;
  onLogOut: () => void;
  display: DisplayChoice;
  onDisplayChange: (display: DisplayChoice) => void;
  /** The section about data on this device, at the end of the display dialog. */
  device?: ReactNode;
  /** The device has no connection: a notice is shown above the page. */
  offline: boolean;
  /** Banners of the school, above every page. */
  banners?: ReactNode;
  /** The note that the page is of an earlier visit; it lies over the page. */
  lastVisit?: ReactNode;
  children: ReactNode;
}

const DESKTOP = '(min-width: 1025px)';

/** The frame of every signed-in page: header, menu and content. */
export function AppShell({
  brand,
  homeHref,
  page,
  display,
  onDisplayChange,
  device,
  offline,
  banners,
  lastVisit,
  children,
  ...rest
}: AppShellProps) {
  const { items, current, onBlocked, onLogOut, ...tools } = rest;
  const [displayOpen, setDisplayOpen] = useState(false);
  const contentId = useId();
  // On phones and tablets the rail is not rendered at all: every navigation would render its links, too.
  const desktop = useMediaQuery(DESKTOP);
  const menu = { items, current, onBlocked, onLogOut, onDisplay: () => setDisplayOpen(true) };
  return (
    <Frame>
      {page.kind === 'dashboard' ? (
        <DashboardHeader {...tools} onBlocked={onBlocked} contentId={contentId} brand={brand} homeHref={homeHref} />
      ) : (
        <PageHeader
          {...tools}
          onBlocked={onBlocked}
          contentId={contentId}
          title={page.title}
          about={page.about ?? null}
          onBack={page.onBack}
          google={page.google ?? false}
        />
      )}
      {desktop !== false && <Rail {...menu} brand={brand} href={homeHref} />}
      <Content id={contentId} tabIndex={-1} $dashboard={page.kind === 'dashboard'}>
        {offline && <OfflineNotice />}
        {banners}
        {children}
      </Content>
      {lastVisit}
      <BottomBar {...menu} />
      {displayOpen && (
        <DialogBoundary onClose={() => setDisplayOpen(false)}>
          <DisplayDialog
            display={display}
            onChange={onDisplayChange}
            device={device}
            onClose={() => setDisplayOpen(false)}
          />
        </DialogBoundary>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  ${clearOfNotch}
  @media screen and (min-width: 1025px) {
    padding-inline-start: var(--size-rail);
  }
`;

const Content = styled.main<{ $dashboard: boolean }>`
  flex: 1;
  padding: var(--space-2) var(--space-4) calc(var(--size-bottom-bar) + var(--space-8) + env(safe-area-inset-bottom));
  ${media.tablet} {
    width: 100%;
    max-width: 768px;
    margin: 0 auto;
    padding-inline: var(--space-6);
  }
  ${media.desktop} {
    width: 100%;
    max-width: calc(var(--size-content-max) + 64px);
    margin: 0 auto;
    padding: var(--space-2) var(--space-8) var(--space-12);
    ${({ $dashboard }) =>
      // Keeps the row of the floating header tools free for the welcome, which `order` moves above the banners.
      $dashboard &&
      css`
        display: flex;
        flex-direction: column;
        padding-top: var(--size-top-bar-desktop);
      `}
  }
  /* No gap between the bar and a page that starts with tabs. */
  &:has(> :first-child > [role='tablist']:first-child:not([hidden])),
  &:has(> :first-child > [aria-hidden] > [data-tabs-skeleton]:first-child) {
    padding-top: 0;
  }
  /* The same for a page whose content above the tabs is only shown on desktop. */
  ${media.belowDesktop} {
    &:has(> :first-child > [data-begins-with-tabs]) {
      padding-top: 0;
    }
  }
`;
