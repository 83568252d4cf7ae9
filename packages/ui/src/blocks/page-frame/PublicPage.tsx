import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Brand, type BrandIdentity } from './Brand.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import type { Language } from '../../i18n/index.ts';
import { clearOfNotch, media } from '../../theme/index.ts';

export interface PublicPageProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  children: ReactNode;
}

/**
 * The frame of a page without a session: brand, language and one narrow column; on tablets the column is a card, on
 * desktop a panel with the illustration beside the text.
 */
export function PublicPage({ brand, language, onLanguageChange, children }: PublicPageProps) {
  return (
    <Root>
      <Header>
        <Brand brand={brand} />
        <Tools>
          <LanguageSelect language={language} onChange={onLanguageChange} />
        </Tools>
      </Header>
      <Body>{children}</Body>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${clearOfNotch}
  ${media.desktop} {
    /* As high as the header, so that the panel is in the middle of the window. */
    padding-bottom: var(--size-top-bar-desktop);
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--size-top-bar-mobile);
  padding: 6px var(--space-4);
  ${media.tablet} {
    padding-inline: var(--space-6);
  }
  ${media.desktop} {
    min-height: var(--size-top-bar-desktop);
    padding-inline: var(--space-8);
  }
`;

const Tools = styled.div`
  margin-inline: auto -8px;
`;

const Body = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  width: 100%;
  max-width: 440px;
  margin: 0 auto;
  padding: var(--space-6) var(--space-4);
  ${media.fromTablet} {
    flex: none;
    /* Not centred, so that it does not move when it grows by an error. */
    margin: 16vh auto auto;
    padding: var(--space-8);
    border: 1px solid var(--border-hairline);
    border-radius: var(--radius-sheet);
    background: var(--surface-card);
  }
  ${media.desktop} {
    position: relative;
    justify-content: center;
    width: calc(100% - 2 * var(--space-8));
    max-width: 960px;
    min-height: 496px;
    margin: auto;
    padding: var(--space-12);
    padding-inline-start: calc(min(480px, 50vw - var(--space-8)) + var(--space-12));
  }
`;
