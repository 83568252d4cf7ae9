import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useImageFallback } from '../../kit/index.ts';
import { AppLink, type Href, type SafeHref } from '../../links/index.ts';
import { media } from '../../theme/index.ts';

/** Name and logo of the school. Without a name the portal shows "Student portal", without a logo its own mark. */
export interface BrandIdentity {
  name: string | null;
  logoUrl: SafeHref | null;
}

export interface BrandProps {
  brand: BrandIdentity;
  /** Link of logo and name; without it they are no link. */
  href?: Href | undefined;
}

/** Mark and name of the school. A long name has one line, on desktop two; below 360 px only the mark is shown. */
export function Brand({ brand, href }: BrandProps) {
  const { t } = useTranslation('shell');
  const name = brand.name ?? t('portalName');
  const content = (
    <>
      <Mark logoUrl={brand.logoUrl} />
      <Name>{name}</Name>
    </>
  );
  return href ? (
    <HomeLink href={href} aria-label={name}>
      {content}
    </HomeLink>
  ) : (
    <StaticBrand>{content}</StaticBrand>
  );
}

function Mark({ logoUrl }: { logoUrl: SafeHref | null }) {
  const [logo, onError] = useImageFallback(logoUrl);
  if (logo) return <Logo src={logo} alt="" onError={onError} />;
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden>
      <rect width="36" height="36" rx="10" fill="var(--accent-solid)" />
      <path
        d="M10 9.5h16a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-6.6L14 29v-4.500h-4a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3z"
        fill="var(--accent-on-solid)"
      />
      <path
        d="m12.500 17.200 3.700 3.600 7.300-7.400"
        fill="none"
        stroke="var(--accent-solid)"
        strokeWidth="2.600"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const StaticBrand = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: 44px;
  font-size: 1.0625rem;
  line-height: 1.25rem;
  font-weight: 700;
  color: var(--ink-strong);
`;

const HomeLink = styled(StaticBrand).attrs({ as: AppLink })<{ href: Href }>`
  border-radius: var(--radius-control);
`;

const Name = styled.span`
  display: -webkit-box;
  min-width: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  /* One line is filled to its end. */
  word-break: break-all;
  -webkit-line-clamp: 1;
  ${media.desktop} {
    word-break: normal;
    -webkit-line-clamp: 2;
  }
  ${media.narrow} {
    display: none;
  }
`;

const Logo = styled.img`
  flex: none;
  /* In WebKit an SVG image without an intrinsic size would have no width. */
  min-width: 36px;
  max-width: 120px;
  height: 36px;
  object-fit: contain;
`;
