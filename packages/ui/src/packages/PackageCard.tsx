import type { ActivePackage, ExpiredPackage } from '@portal/domain/packages';
import type { SafeHref } from '@portal/domain/shared';
import { Award } from 'lucide-react';
import { Children, useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CourseIcon } from '../blocks/course-tiles/index.ts';
import { useTextLang } from '../blocks/text-language/index.ts';
import { ButtonLink, Card, Skeleton, TextSkeleton } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { sharedRows } from './shared-rows.ts';

interface PackageFact {
  label: string;
  value: ReactNode;
}

interface PackageCardProps {
  package: Pick<ActivePackage | ExpiredPackage, 'name' | 'description' | 'icon'>;
  kind?: 'course' | 'diagnosticTest';
  /** Whether the package has ended. */
  muted?: boolean;
  /** The facts, in columns that are the same on all cards; null leaves its column empty. */
  facts: readonly [PackageFact | null, PackageFact | null, PackageFact | null];
  /** One or two sentences about the package. */
  note?: ReactNode;
  /** The error of the last action. */
  alert?: ReactNode;
  /** The heading, which can take focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Its buttons and links. */
  children?: ReactNode;
}

/** A package of the student: its name and description, its facts, and its actions (002 §2). */
export function PackageCard({
  package: { name, description, icon },
  kind = 'course',
  muted = false,
  facts,
  note,
  alert,
  headingRef,
  children,
}: PackageCardProps) {
  const id = useId();
  const lang = useTextLang(description);
  const actions = Children.toArray(children);
  return (
    <Root forwardedAs="article" aria-labelledby={id}>
      <Head>
        <CourseIcon course={{ icon, kind }} muted={muted} />
        <Body>
          <Name id={id} ref={headingRef} tabIndex={-1}>
            {name}
          </Name>
          {description && <Description lang={lang}>{description}</Description>}
        </Body>
      </Head>
      <Facts>
        {facts.map(
          (fact, column) =>
            fact && (
              <Fact key={fact.label} $column={column + 1}>
                <Label>{fact.label}</Label>
                <Value>{fact.value}</Value>
              </Fact>
            ),
        )}
      </Facts>
      <Rest>
        {note && <Note>{note}</Note>}
        {alert && <Trouble>{alert}</Trouble>}
        {actions.length > 0 && <Actions>{actions}</Actions>}
      </Rest>
    </Root>
  );
}

/** Placeholder of a package: its name, a description of two lines, its facts and a button. */
export function PackageCardSkeleton() {
  return (
    <Root>
      <Head>
        <Skeleton shape="block" width="48px" height="48px" radius="control" />
        <Body>
          <TextSkeleton type="title3" width="60%" />
          <TextSkeleton type="callout" />
          <TextSkeleton type="callout" width="82%" />
        </Body>
      </Head>
      <Facts as="div">
        {[1, 2, 3].map((column) => (
          <Fact key={column} $column={column}>
            <TextSkeleton type="caption" width="56px" />
            <TextSkeleton type="label" width="80px" />
          </Fact>
        ))}
      </Facts>
      <Rest>
        <Actions>
          <Skeleton shape="block" width="120px" height="44px" radius="control" />
        </Actions>
      </Rest>
    </Root>
  );
}

interface CertificateLinkProps {
  /** Returns the URL of the certificate with the current token; null = there is none. */
  hrefNow: () => SafeHref | null;
  name: string;
}

/** The link to the certificate of a package, in a new tab. */
export function CertificateLink({ hrefNow, name }: CertificateLinkProps) {
  const { t } = useTranslation('packages-mine');
  const href = hrefNow();
  if (!href) return null;
  // The token may have been renewed since the page was rendered.
  const renew = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = hrefNow() ?? href;
  };
  return (
    <ButtonLink
      compact
      variant="tonal"
      external
      href={href}
      onClick={renew}
      onAuxClick={renew}
      about={name}
      icon={<Award size={20} strokeWidth={1.75} aria-hidden />}
    >
      {t('certificate')}
    </ButtonLink>
  );
}

/* The facts of cards that are side by side are on one line, and so are their actions. */
const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  ${sharedRows}
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--border-hairline);
`;

const Body = styled.div`
  align-self: center;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.h2`
  font: var(--type-title3);
  color: var(--ink-strong);
`;

const Description = styled.p`
  font: var(--type-callout);
  color: var(--ink-muted);
  text-wrap: pretty;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  margin-top: var(--space-3);
  overflow-wrap: anywhere;
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Fact = styled.div<{ $column: number }>`
  grid-column: ${({ $column }) => $column};
  ${media.narrow} {
    grid-column: auto;
  }
`;

const Label = styled.dt`
  font: var(--type-caption);
  color: var(--ink-muted);
`;

/* A status has the same font as the other values. */
const Value = styled.dd`
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
  > span {
    font: inherit;
  }
`;

const Rest = styled.div`
  display: flex;
  flex-direction: column;
`;

const Note = styled.p`
  margin-top: var(--space-3);
  font: var(--type-caption);
  color: var(--ink-muted);
  text-wrap: pretty;
`;

const Trouble = styled.div`
  margin-top: var(--space-3);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: auto;
  padding-top: var(--space-4);
`;
