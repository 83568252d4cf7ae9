import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Art, ButtonLink, type ArtName } from '../kit/index.ts';
import { PublicPage, type PublicPageProps } from '../shared/index.ts';

/** The pages that stand in for another (000 §2.6). */
export type ErrorKind = 'notFound' | 'error' | 'badRequest' | 'inactive' | 'integration';

export interface ErrorScreenProps extends Omit<PublicPageProps, 'children'> {
  kind: ErrorKind;
  /** `/`, or the sign-in page for a student who was refused. */
  backHref: string;
  /** The server's own words about it, shown as received. */
  messages?: readonly string[];
}

const art: Record<ErrorKind, ArtName> = {
  notFound: 'lost',
  error: 'error',
  badRequest: 'error',
  inactive: 'archive',
  integration: 'coming',
};

/** A whole page that says what happened and how to go on. */
export function ErrorScreen({ kind, backHref, messages, ...page }: ErrorScreenProps) {
  const { t } = useTranslation('errors');
  const refused = kind === 'inactive' || kind === 'integration';
  return (
    <PublicPage {...page}>
      <Middle>
        <Art name={art[kind]} width={176} />
        <Title data-page-title="" tabIndex={-1}>
          {t(`${kind}Title`)}
        </Title>
        <Text>{messages?.length ? messages.join('\n') : t(`${kind}Text`)}</Text>
        <ButtonLink href={backHref} variant={refused ? 'outline' : 'primary'}>
          {refused ? t('toSignIn') : t('back')}
        </ButtonLink>
      </Middle>
    </PublicPage>
  );
}

const Middle = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding-bottom: var(--space-16);
  text-align: center;
`;

const Title = styled.h1`
  margin-top: var(--space-5);
  font: var(--type-title1);
  color: var(--ink-strong);
`;

const Text = styled.p`
  max-width: 34ch;
  margin: var(--space-2) 0 var(--space-6);
  color: var(--ink-muted);
  text-wrap: balance;
  white-space: pre-line;
`;
