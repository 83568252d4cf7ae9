import type { ActivePackage, ExpiredPackage, RenewalOffer } from '@portal/domain/packages';
import type { Failure, Href, Loadable, Page, SafeHref, Submission } from '@portal/domain/shared';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Pager, type PagerProps } from '../blocks/pager/index.ts';
import { ButtonLink, EmptyState, SkeletonGroup, Tabs, TabsSkeleton } from '../kit/index.ts';
import { ActivePackageCard } from './ActivePackageCard.tsx';
import { ExpiredPackageCard } from './ExpiredPackageCard.tsx';
import { PackageGrid, PackagesSkeleton } from './PackageGrid.tsx';
import { UnsubscribeDialog } from './UnsubscribeDialog.tsx';

export type PackagesTab = 'active' | 'completed';

export interface MyPackagesScreenProps extends Pick<PagerProps, 'page' | 'size' | 'onPageChange' | 'onSizeChange'> {
  tab: PackagesTab;
  onTabChange: (tab: PackagesTab) => void;
  /** A page of the packages the student has; loading while the other tab is open. */
  active: Loadable<Page<ActivePackage>>;
  /** A page of the packages that have ended. */
  expired: Loadable<Page<ExpiredPackage>>;
  /** Whether the list of the tab is being fetched. */
  fetching: boolean;
  refetchFailure: Failure | null;
  onRetry: () => void;
  /** Returns the URL of a certificate by its id; also called on the press. null = it cannot be opened. */
  certificateHref: (certificateId: number) => SafeHref | null;
  /** The page where courses are added; null = the school does not allow it. */
  addHref: Href | null;
  /** The subscription that the confirmation is about; null = there is no confirmation. */
  subscriptionToCancel: ActivePackage | null;
  unsubscription: Submission;
  /** Opens the confirmation before a subscription is cancelled. */
  onUnsubscribe: (subscription: ActivePackage) => void;
  onConfirmUnsubscribe: () => void;
  onCancelUnsubscribe: () => void;
  renewalOf: (expired: ExpiredPackage) => RenewalOffer;
  onRenew: (expired: ExpiredPackage) => void;
  /** The id of the package whose renewal is being looked up; null = none. */
  renewing: number | null;
  /** Why the renewal of a package could not begin; null = none has failed. */
  renewFailure: { packageId: number; failure: Failure } | null;
  /** The dialogs of a renewal. */
  dialogs?: ReactNode;
}

/** /MyPackages: the packages the student has, and those that have ended (002 §2). */
export function MyPackagesScreen({ tab, onTabChange, dialogs, ...props }: MyPackagesScreenProps) {
  const { t } = useTranslation('packages-mine');
  const items = [
    { id: 'active', label: t('active') },
    { id: 'completed', label: t('completed') },
  ] as const;
  return (
    <>
      <Tabs label={t('tabs')} items={items} value={tab} onChange={onTabChange}>
        {tab === 'active' ? <Active {...props} /> : <Completed {...props} />}
      </Tabs>
      {props.subscriptionToCancel && (
        <UnsubscribeDialog
          package={props.subscriptionToCancel}
          submission={props.unsubscription}
          onCancel={props.onCancelUnsubscribe}
          onConfirm={props.onConfirmUnsubscribe}
        />
      )}
      {dialogs}
    </>
  );
}

/** Placeholder of /MyPackages, before there are words. */
export function MyPackagesSkeleton() {
  return (
    <SkeletonGroup>
      <TabsSkeleton />
      <Area>
        <PackagesSkeleton />
      </Area>
    </SkeletonGroup>
  );
}

type TabProps = Omit<MyPackagesScreenProps, 'tab' | 'onTabChange' | 'dialogs'>;

function Active({ active, addHref, certificateHref, onUnsubscribe, ...props }: TabProps) {
  const { t } = useTranslation('packages-mine');
  return (
    <PagedList {...props} list={active} name={t('active')} label={t('activePages')}>
      {(area) => (
        <PackageGrid
          {...props}
          area={area}
          packages={active}
          empty={
            <EmptyState
              art="reading"
              title={t('activeEmpty')}
              text={t('activeEmptyText')}
              action={
                addHref && (
                  <ButtonLink variant="tonal" href={addHref}>
                    {t('add')}
                  </ButtonLink>
                )
              }
            />
          }
        >
          {(one) => (
            <ActivePackageCard
              package={one}
              certificateHref={() => (one.certificateId === null ? null : certificateHref(one.certificateId))}
              onUnsubscribe={() => onUnsubscribe(one)}
            />
          )}
        </PackageGrid>
      )}
    </PagedList>
  );
}

function Completed({ expired, certificateHref, renewalOf, renewing, renewFailure, onRenew, ...props }: TabProps) {
  const { t } = useTranslation('packages-mine');
  return (
    <PagedList {...props} list={expired} name={t('completed')} label={t('completedPages')}>
      {(area) => (
        <PackageGrid
          {...props}
          area={area}
          packages={expired}
          empty={<EmptyState art="archive" title={t('completedEmpty')} text={t('completedEmptyText')} />}
        >
          {(one) => (
            <ExpiredPackageCard
              package={one}
              certificateHref={() => (one.certificateId === null ? null : certificateHref(one.certificateId))}
              renewal={renewalOf(one)}
              lookup={renewing === null ? null : renewing === one.id ? 'own' : 'other'}
              failure={renewFailure?.packageId === one.id ? renewFailure.failure : null}
              onRenew={() => onRenew(one)}
            />
          )}
        </PackageGrid>
      )}
    </PagedList>
  );
}

interface PagedListProps extends Pick<TabProps, 'page' | 'size' | 'fetching' | 'onPageChange' | 'onSizeChange'> {
  list: Loadable<Page<unknown>>;
  name: string;
  /** The accessible name of the pager. */
  label: string;
  /** Renders the list, given the area around it. */
  children: (area: RefObject<HTMLDivElement | null>) => ReactNode;
}

/** A list with a pager. When another page is chosen, the list scrolls to its first row and takes focus. */
function PagedList({ list, name, label, page, size, fetching, onPageChange, onSizeChange, children }: PagedListProps) {
  const top = useRef<HTMLDivElement>(null);
  return (
    <Area ref={top} role="group" aria-label={name} tabIndex={-1}>
      {children(top)}
      {list.status === 'ready' && (
        <Pager
          label={label}
          page={page}
          size={size}
          total={list.value.total}
          loading={fetching}
          onPageChange={(next) => {
            onPageChange(next);
            top.current?.scrollIntoView();
            top.current?.focus({ preventScroll: true });
          }}
          onSizeChange={onSizeChange}
        />
      )}
    </Area>
  );
}

const Area = styled.div`
  padding-top: var(--space-4);
  scroll-margin-top: 72px;
`;
