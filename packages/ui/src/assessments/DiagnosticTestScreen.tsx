import type { ClosedTest, DiagnosticTest, OpenTest } from '@portal/domain/assessments';
import type { Failure, Loadable } from '@portal/domain/shared';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert, AlertAction, type ArtName, Button, ButtonLink, EmptyState, VisuallyHidden } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { LoadFailed } from '../shared/index.ts';
import { DiagnosticTestSkeleton } from './DiagnosticTestSkeleton.tsx';

/** What can be done with a test, and where to go on without it. */
interface TestWays {
  /** Start, continue or start again: said in the same turn as the press, so that a new tab may be opened. */
  onStart: () => void;
  /** What the new tab should have shown, when the browser let none open; else null. */
  blocked: string | null;
  /** Where an expired package is renewed. */
  packagesHref: string;
  /** All assessments. */
  listHref: string;
}

export interface DiagnosticTestScreenProps extends TestWays {
  test: Loadable<DiagnosticTest>;
  /** It could not be asked for again, though its tab said that it has changed; what was there stays. */
  reloadFailed: Failure | null;
  onRetry: () => void;
}

/** /DiagnosticTest/{id}: how the test stands, and its start while it can be opened (002 §2). */
export function DiagnosticTestScreen({ test, reloadFailed, onRetry, ...ways }: DiagnosticTestScreenProps) {
  const { t } = useTranslation('assessments');
  switch (test.status) {
    case 'loading':
      return <DiagnosticTestSkeleton />;
    case 'failed':
      return <LoadFailed title={t('test.failed')} failure={test.failure} onRetry={onRetry} />;
    case 'ready':
      return (
        <>
          {reloadFailed && <LoadFailed title={t('test.reloadFailed')} failure={reloadFailed} onRetry={onRetry} />}
          {ways.blocked !== null && 'wizardId' in test.value && <Blocked address={ways.blocked} />}
          {/* The test goes on in another tab: what has become of it meanwhile is said when that tab tells. */}
          <div role="status">
            {'wizardId' in test.value ? (
              <Open state={test.value.state} onStart={ways.onStart} />
            ) : (
              <Closed state={test.value.state} {...ways} />
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

function Closed({
  state,
  packagesHref,
  listHref,
}: { state: ClosedTest } & Pick<TestWays, 'packagesHref' | 'listHref'>) {
  const { t } = useTranslation('assessments');
  const renew = state === 'expired';
  return (
    <EmptyState
      art={closedArt[state]}
      title={t(`test.${state}.title`)}
      text={t(`test.${state}.text`)}
      action={
        <ButtonLink variant="tonal" href={renew ? packagesHref : listHref}>
          {renew ? t('packages') : t('allAssessments')}
        </ButtonLink>
      }
    />
  );
}

function Blocked({ address }: { address: string }) {
  const { t } = useTranslation('assessments');
  return (
    <Alert
      kind="warning"
      title={t('test.blocked.title')}
      messages={[t('test.blocked.text')]}
      action={
        // Not `noreferrer`: the page has to be able to tell the portal that the test has changed.
        <AlertAction as={AppLink} href={address} target="_blank" rel="opener">
          {t('test.blocked.action')}
        </AlertAction>
      }
    />
  );
}
