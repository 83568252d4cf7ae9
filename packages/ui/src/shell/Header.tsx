import type { Href } from '@portal/domain/shared';
import { ArrowLeft, Bell, Mail } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import type { Language } from '../i18n/index.ts';
import { IconButton, IconLink, lazyPart, SilentBoundary } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { focusInside, media, notPrinted } from '../theme/index.ts';
import { Brand, LanguageSelect, type BrandIdentity } from '../blocks/page-frame/index.ts';
import { PageTitle, useTitleOverflow } from './PageTitle.tsx';
import { SkipLink } from './SkipLink.tsx';

// Loaded on demand, because only some students see it, on one page.
const GoogleMark = lazyPart(() => import('./GoogleMark.tsx').then((m) => ({ default: m.GoogleMark })));

/** The messages icon. */
export interface HeaderMessages {
  href: Href;
  unread: boolean;
  /** Shown, but closed to this student: pressing it opens an explanation (archived students, 000 §2.3). */
  blocked?: boolean;
}

/** The tools of every header; a null link is hidden. */
export interface HeaderTools {
  /** The target of the skip link. */
  contentId: string;
  language: Language;
  onLanguageChange: (language: Language) => void;
  notificationsHref: Href | null;
  messages: HeaderMessages | null;
  /** Called when blocked messages are pressed. */
  onBlocked: () => void;
}

/** Header of the dashboard: logo, language, bell, messages. On desktop the logo is in the rail, the welcome here. */
export function DashboardHeader({ brand, homeHref, ...tools }: HeaderTools & { brand: BrandIdentity; homeHref: Href }) {
  return (
    <Bar $floating>
      <SkipLink contentId={tools.contentId} />
      <MobileOnly>
        <Brand brand={brand} href={homeHref} />
      </MobileOnly>
      <Tools {...tools} />
    </Bar>
  );
}

/** The subject of a page, for instance a course, and the link to it; null name = not loaded yet. */
export interface PageAbout {
  name: string | null;
  href: Href;
}

export interface PageHeaderProps extends HeaderTools {
  title: string;
  /** A line below the title; its space is reserved while the name loads. */
  about: PageAbout | null;
  /** null hides the arrow. */
  onBack: (() => void) | null;
  /** Shows that the account is linked to Google. */
  google: boolean;
}

/** Header of every other page: back arrow, title; on desktop also language, bell and messages. */
export function PageHeader({ title, about, onBack, google, ...tools }: PageHeaderProps) {
  const { t } = useTranslation('shell');
  const [titleRef, titleOverflows] = useTitleOverflow(title);
  return (
    <>
      <Bar $floating={false}>
        <SkipLink contentId={tools.contentId} />
        {onBack && (
          <Back>
            <IconButton label={t('back')} onClick={onBack}>
              <ArrowLeft strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Back>
        )}
        <Titles>
          <PageTitle ref={titleRef}>{title}</PageTitle>
          {about && <About>{about.name !== null && <AboutLink href={about.href}>{about.name}</AboutLink>}</About>}
        </Titles>
        {google && (
          <SilentBoundary>
            <GoogleMark />
          </SilentBoundary>
        )}
        <DesktopOnly>
          <Tools {...tools} />
        </DesktopOnly>
      </Bar>
      {titleOverflows && <FullTitle aria-hidden>{title}</FullTitle>}
    </>
  );
}

function Tools({ notificationsHref, messages, onBlocked, language, onLanguageChange }: Omit<HeaderTools, 'contentId'>) {
  const { t } = useTranslation('shell');
  function onMessages(event: MouseEvent) {
    if (!messages?.blocked) return;
    event.preventDefault();
    onBlocked();
  }
  return (
    <Row>
      <LanguageSelect language={language} onChange={onLanguageChange} />
      {notificationsHref && (
        <IconLink href={notificationsHref} label={t('notifications')}>
          <Bell strokeWidth={1.75} aria-hidden />
        </IconLink>
      )}
      {messages && (
        <IconLink
          href={messages.href}
          label={t('messages')}
          dot={messages.unread}
          dotLabel={t('newMessage')}
          onClick={onMessages}
        >
          <Mail strokeWidth={1.75} aria-hidden />
        </IconLink>
      )}
    </Row>
  );
}

const Bar = styled.header<{ $floating: boolean }>`
  position: relative;
  z-index: var(--z-top-bar);
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--size-top-bar-mobile);
  padding: 6px var(--space-4);
  background: var(--surface-page);
  ${media.tall} {
    position: sticky;
    top: 0;
  }
  ${media.tablet} {
    padding-inline: var(--space-6);
    max-width: 768px;
    width: 100%;
    margin: 0 auto;
  }
  ${media.desktop} {
    min-height: var(--size-top-bar-desktop);
    width: 100%;
    max-width: calc(var(--size-content-max) + 64px);
    margin: 0 auto;
    padding: 12px var(--space-8);
    ${({ $floating }) =>
      $floating &&
      css`
        position: absolute;
        inset-inline: var(--size-rail) 0;
        width: auto;
        justify-content: flex-end;
        background: none;
        pointer-events: none;
        > * {
          pointer-events: auto;
        }
      `}
  }
  /* On phones and tablets, only the back arrow is visible over a page that has a bar of its own. */
  ${media.belowDesktop} {
    &:has(~ main [data-page-bar]) {
      background: none;
      pointer-events: none;
      /* Transparent, but still laid out, because the lines of the title are measured (useTitleOverflow). */
      > :has(h1) {
        opacity: 0;
      }
      > :not(:has(h1)) {
        pointer-events: auto;
      }
    }
  }
  @media print {
    position: static;
  }
`;

/* Offsets the button's padding, so that the arrow is aligned with the text below. */
const Back = styled.div`
  margin-inline-start: -10px;
  > button {
    ${focusInside}
  }
  ${notPrinted}
`;

/* A long title in full, in the page, so that it scrolls away. Screen readers already read all of it in the heading. */
const FullTitle = styled.p`
  width: 100%;
  max-width: 768px;
  margin: 0 auto;
  padding: var(--space-1) var(--space-4) var(--space-2);
  font: var(--type-callout);
  color: var(--ink-muted);
  ${media.fromTablet} {
    padding-inline: var(--space-6);
  }
  ${media.desktop} {
    max-width: calc(var(--size-content-max) + 64px);
    padding-inline: var(--space-8);
  }
  ${notPrinted}
`;

/* The negative margins let two lines fit into a bar for one. */
const Titles = styled.div`
  flex: 1;
  min-width: 0;
  margin-block: -2px;
  overflow-wrap: anywhere;
`;

const About = styled.p`
  min-height: 1lh;
  font: var(--type-caption);
  color: var(--ink-muted);
  ${media.desktop} {
    font: var(--type-callout);
  }
`;

/* The padding makes a target of 24 px, and the margins keep the line low. */
const AboutLink = styled(AppLink)`
  display: inline-block;
  padding-block: 4px;
  margin-block: -4px;
  border-radius: var(--radius-tag);
  ${media.pointer} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  margin-inline: auto -10px;
  ${notPrinted}
`;

const MobileOnly = styled.div`
  display: flex;
  min-width: 0;
  ${media.desktop} {
    display: none;
  }
`;

const DesktopOnly = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;
