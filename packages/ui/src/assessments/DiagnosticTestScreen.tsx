import type { ClosedTestState, DiagnosticTest, OpenTestState } from '@portal/domain/assessments';
import type { Failure, Href, Loadable, SafeHref } from '@portal/domain/shared';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert, AlertAction, type ArtName, Button, EmptyState, VisuallyHidden } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { DiagnosticTestSkeleton } from './DiagnosticTestSkeleton.tsx';

export interface DiagnosticTestScreenProps {
  test: Loadable<DiagnosticTest>;
  /** Why the test could not be refetched after its tab reported a change; the last state stays shown. */
  refetchFailure: Failure | null;
  onRetry: () => void;
  /** Start, continue or start again. Called synchronously in the click handler, so that the browser allows a new tab. */
  onStart: () => void;
  /** The URL of the new tab when the browser blocked it; else null. */
  blocked: SafeHref | null;
  /** The page of expired packages. */
  packagesHref: Href;
  /** Whether the school lets students renew expired packages; if not, the page does not say that they can. */
  mayRenew: boolean;
  /** The list of all assessments. */
  listHref: Href;
}

/** /DiagnosticTest/{id}: the state of the test, and the button that opens it while it is open (002 §2). */
export function DiagnosticTestScreen({
  test,
  refetchFailure,
  onRetry,
  onStart,
  blocked,
  ...closedProps
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
          {blocked !== null && 'wizardId' in test.value && <BlockedTabAlert href={blocked} />}
          {/* The test runs in another tab: its new state is announced when that tab reports a change. */}
          <div role="status">
            {'wizardId' in test.value ? (
              <Open state={test.value.state} onStart={onStart} />
            ) : (
              <Closed state={test.value.state} {...closedProps} />
            )}
          </div>
        </>
      );
  }
}

const openArt: Record<OpenTestState, ArtName> = { ready: 'test', inProgress: 'test', completed: 'completed' };

function Open({ state, onStart }: { state: OpenTestState; onStart: () => void }) {
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
          // Ignores the second click of a double click, which would open a second tab.
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

const closedArt: Record<ClosedTestState, ArtName> = {
  notReady: 'coming',
  archived: 'lock',
  expired: 'hourglass',
  awaitingEvaluation: 'messages',
};

type ClosedProps = Pick<DiagnosticTestScreenProps, 'packagesHref' | 'mayRenew' | 'listHref'> & {
  state: ClosedTestState;
};

function Closed({ state, packagesHref, mayRenew, listHref }: ClosedProps) {
  const { t } = useTranslation('assessments');
  const expired = state === 'expired';
  return (
    <EmptyState
      art={closedArt[state]}
      title={t(`test.${state}.title`)}
      text={expired && !mayRenew ? t('test.expired.forGood') : t(`test.${state}.text`)}
      link={expired ? { href: packagesHref, label: t('packages') } : { href: listHref, label: t('allAssessments') }}
    />
  );
}

function BlockedTabAlert({ href }: { href: SafeHref }) {
  const { t } = useTranslation('assessments');
  return (
    <Alert
      kind="warning"
      live
      title={t('test.blocked.title')}
      messages={[t('test.blocked.text')]}
      action={
        // Not `noreferrer`: the page has to be able to notify the portal of changes to the test.
        <AlertAction as={AppLink} href={href} target="_blank" rel="opener">
          {t('test.blocked.action')}
        </AlertAction>
      }
    />
  );
}
