import type { NavEntry } from '@portal/domain/screens';
import type { Href } from '@portal/domain/shared';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Language } from '../i18n/index.ts';
import { media } from '../theme/index.ts';
import { BottomBar } from './BottomBar.tsx';
import type { BrandIdentity } from '../blocks/page-frame/index.ts';
import type { DisplayChoice } from './DisplayDialog.tsx';
import { DashboardHeader, PageHeader, type PageAbout } from './Header.tsx';
import type { MenuItem } from './menu.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Rail } from './Rail.tsx';

// Rarely opened, so its code comes when it is.
const DisplayDialog = lazy(() => import('./DisplayDialog.tsx').then((m) => ({ default: m.DisplayDialog })));

/** The dashboard has the school's logo at the top, every other page its title and a way back. */
export type ShellPage =
  | { kind: 'dashboard' }
  | { kind: 'page'; title: string; about?: PageAbout | null; onBack: (() => void) | null; google?: boolean };

export interface AppShellProps {
  brand: BrandIdentity;
  /** Where the logo leads: the dashboard, for archived students add/buy. */
  homeHref: Href;
  page: ShellPage;
  language: Language;
  onLanguageChange: (language: Language) => void;
  /** null hides the bell. */
  notificationsHref: Href | null;
  /** null hides the icon. */
  messages: { href: Href; unread: boolean } | null;
  /** The menu's entries; null while it is not known yet which this student sees. */
  items: readonly MenuItem[] | null;
  /** The entry of the page that is open. */
  current: NavEntry | null;
  /** Told when the student is about to open an entry, so that its screen can be fetched ahead. */
  onIntent?: ((entry: NavEntry) => void) | undefined;
  /** A blocked entry was pressed. */
  onBlocked: () => void;
  onLogOut: () => void;
  display: DisplayChoice;
  onDisplayChange: (display: DisplayChoice) => void;
  /** The device has no connection: says so above the page. */
  offline: boolean;
  /** What the school has to say, above every page. */
  banners?: ReactNode;
  children: ReactNode;
}

/** What stands around every signed-in page: header, menu, and the page in between. */
export function AppShell({
  brand,
  homeHref,
  page,
  display,
  onDisplayChange,
  offline,
  banners,
  children,
  ...rest
}: AppShellProps) {
  const { items, current, onBlocked, onLogOut, ...tools } = rest;
  const [choosing, setChoosing] = useState(false);
  const contentId = useId();
  const menu = { items, current, onBlocked, onLogOut, onDisplay: () => setChoosing(true) };
  return (
    <Frame>
      {page.kind === 'dashboard' ? (
        <DashboardHeader {...tools} contentId={contentId} brand={brand} homeHref={homeHref} />
      ) : (
        <PageHeader
          {...tools}
          contentId={contentId}
          title={page.title}
          about={page.about ?? null}
          onBack={page.onBack}
          google={page.google ?? false}
        />
      )}
      <Rail {...menu} brand={brand} href={homeHref} />
      <Content id={contentId} tabIndex={-1} $dashboard={page.kind === 'dashboard'}>
        {offline && <OfflineNotice />}
        {banners}
        {children}
      </Content>
      <BottomBar {...menu} />
      {choosing && (
        <Suspense>
          <DisplayDialog display={display} onChange={onDisplayChange} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  ${media.desktop} {
    padding-left: var(--size-rail);
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
    padding: var(--space-2) var(--space-8) var(--space-12);
    ${({ $dashboard }) =>
      // The welcome stands in the band of the header, beside the tools that float over it, and above the banners.
      $dashboard &&
      css`
        display: flex;
        flex-direction: column;
        padding-top: var(--size-top-bar-desktop);
      `}
  }
  /* Tabs that a page begins with touch the bar above. */
  &:has(> :first-child > [role='tablist']:first-child:not([hidden])) {
    padding-top: 0;
  }
`;
