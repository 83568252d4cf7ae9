import type { ClosedTest, DiagnosticTest, OpenTest } from '@portal/domain/assessments';
import type { Failure, Href, Loadable, SafeHref } from '@portal/domain/shared';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert, AlertAction, type ArtName, Button, EmptyState, VisuallyHidden } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { DiagnosticTestSkeleton } from './DiagnosticTestSkeleton.tsx';

export interface DiagnosticTestScreenProps {
  test: Loadable<DiagnosticTest>;
  /** Why it could not be refetched, though its tab said that it has changed; what was there stays. */
  refetchFailure: Failure | null;
  onRetry: () => void;
  /** Start, continue or start again: said in the same turn as the press, so that a new tab may be opened. */
  onStart: () => void;
  /** What the new tab should have shown, when the browser let none open; else null. */
  blocked: SafeHref | null;
  /** Where an expired package is renewed. */
  packagesHref: Href;
  /** All assessments. */
  listHref: Href;
}

/** /DiagnosticTest/{id}: how the test stands, and its start while it can be opened (002 §2). */
export function DiagnosticTestScreen({
  test,
  refetchFailure,
  onRetry,
  onStart,
  blocked,
  packagesHref,
  listHref,
}: DiagnosticTestScreenProps) {
  const { t } = useTranslation('assessments');
  switch (test.status) {
    case 'loading':
      return <DiagnosticTestSkeleton />;
    case 'failed':
      return <LoadError title={t('test.failed')} failure={test.failure} onRetry={onRetry} />;
    case 'ready':
      return (
        <>
          {refetchFailure && <LoadError title={t('test.reloadFailed')} failure={refetchFailure} onRetry={onRetry} />}
          {blocked !== null && 'wizardId' in test.value && <Blocked href={blocked} />}
          {/* The test goes on in another tab: what has become of it meanwhile is said when that tab tells. */}
          <div role="status">
            {'wizardId' in test.value ? (
              <Open state={test.value.state} onStart={onStart} />
            ) : (
              <Closed state={test.value.state} packagesHref={packagesHref} listHref={listHref} />
            )}
          </div>
        </>
      );
  }
}

const openArt: Record<OpenTest, ArtName> = { ready: 'test', inProgress: 'test', completed: 'reading' };

function Open({ state, onStart }: { state: OpenTest; onStart: () => void }) {
  const { t } = useTranslation(['assessments', 'common']);
  return (
    <EmptyState
      art={openArt[state]}
      title={t(`assessments:test.${state}.title`)}
      text={t(`assessments:test.${state}.text`)}
      action={
        <Button
          variant={state === 'completed' ? 'tonal' : 'primary'}
          icon={<ExternalLink size={20} strokeWidth={1.75} aria-hidden />}
          // The second click of a double one would open a second tab.
          onClick={({ detail }) => {
            if (detail < 2) onStart();
          }}
        >
          {t(`assessments:test.${state}.action`)}
          <VisuallyHidden> {t('common:opensInNewTab')}</VisuallyHidden>
        </Button>
      }
    />
  );
}

const closedArt: Record<ClosedTest, ArtName> = {
  notReady: 'coming',
  archived: 'archive',
  expired: 'lost',
  awaitingEvaluation: 'messages',
};

function Closed({ state, packagesHref, listHref }: { state: ClosedTest; packagesHref: Href; listHref: Href }) {
  const { t } = useTranslation('assessments');
  const renew = state === 'expired';
  return (
    <EmptyState
      art={closedArt[state]}
      title={t(`test.${state}.title`)}
      text={t(`test.${state}.text`)}
      link={{ href: renew ? packagesHref : listHref, label: renew ? t('packages') : t('allAssessments') }}
    />
  );
}

function Blocked({ href }: { href: SafeHref }) {
  const { t } = useTranslation('assessments');
  return (
    <Alert
      kind="warning"
      title={t('test.blocked.title')}
      messages={[t('test.blocked.text')]}
      action={
        // Not `noreferrer`: the page has to be able to tell the portal that the test has changed.
        <AlertAction as={AppLink} href={href} target="_blank" rel="opener">
          {t('test.blocked.action')}
        </AlertAction>
      }
    />
  );
}
