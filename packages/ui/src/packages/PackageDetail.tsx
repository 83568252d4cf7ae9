import { chosenPackage, type CourseCard, type CoursePackages, type Package } from '@portal/domain/packages';
import type { Loadable, SafeHref, Submission } from '@portal/domain/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CourseIcon } from '../blocks/course-tiles/index.ts';
import { VideoPlayer } from '../blocks/video-player/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { EmptyState, Sheet, Skeleton, SkeletonGroup, Tabs } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { FinishOnComputer } from './FinishOnComputer.tsx';
import { PackageComparison } from './PackageComparison.tsx';
import { PackageContents } from './PackageContents.tsx';
import { PackageSummary } from './PackageSummary.tsx';
import { useFeatureLabel } from './useFeatureLabel.ts';

export interface PackageDetailProps {
  /** The card it was opened from; null where the URL names a course that has none. */
  card: CourseCard | null;
  packages: Loadable<CoursePackages>;
  onRetry: () => void;
  /** The labels of features by index (002 §7). */
  labels: readonly string[];
  /** The chosen package; null, or an unknown one = the first upgrade, else the student's, else the first. */
  packageId: number | null;
  onPackageChange: (id: number) => void;
  /** Whether all packages are shown side by side; on a desktop only. */
  compares: boolean;
  onCompare: (compares: boolean) => void;
  /** Whether the device is a desktop or laptop; packages are bought only there (002 §9). */
  desktop: boolean;
  /** Whether the school offers no upgrades. */
  hidesUpgrade: boolean;
  /** The package that is being looked up, or added; null = none. */
  busyId: number | null;
  onTake: (one: Package) => void;
  /** The URL of this page, to open on a computer, and a `mailto:` link with it. */
  link: { url: string; mailHref: SafeHref; copying: Submission; onCopy: () => void };
  onClose: () => void;
}

/** The packages of a course: a page on phones, a dialog on desktops (002 §2). */
export function PackageDetail(props: PackageDetailProps) {
  const { t } = useTranslation('packages');
  const { card, packages, onRetry, compares, desktop, busyId, onClose } = props;
  const taking = packages.status === 'ready' && packages.value.packages.some(({ id }) => id === busyId);
  const comparing = compares && desktop && packages.status === 'ready' && packages.value.packages.length > 1;
  return (
    <Sheet
      size="large"
      flush={comparing}
      title={card?.name ?? t('detail.title')}
      subtitle={comparing ? t('detail.compareText') : card?.description}
      dismissible={!taking}
      leading={card && <CourseIcon course={{ icon: card.icon, kind: card.item.kind }} />}
      onClose={onClose}
    >
      {packages.status === 'loading' && <DetailSkeleton />}
      {packages.status === 'failed' && (
        <LoadError title={t('detail.failed')} failure={packages.failure} onRetry={onRetry} />
      )}
      {packages.status === 'ready' && <Loaded {...props} packages={packages.value} comparing={comparing} />}
    </Sheet>
  );
}

type LoadedProps = Omit<PackageDetailProps, 'packages'> & { packages: CoursePackages; comparing: boolean };

function Loaded({ packages, comparing, ...props }: LoadedProps) {
  const { t } = useTranslation('packages');
  const nameOf = useFeatureLabel(props.labels, packages.packages);
  const [sendsLink, setSendsLink] = useState(false);
  const { card, busyId, hidesUpgrade, onTake, onCompare } = props;
  const shown = chosenPackage(packages, props.packageId, hidesUpgrade);
  if (!shown) return <EmptyState art="reading" title={t('detail.none')} text={t('detail.noneText')} />;
  if (comparing) {
    return (
      <PackageComparison {...{ packages, nameOf, busyId, hidesUpgrade, onTake }} onClose={() => onCompare(false)} />
    );
  }
  const several = packages.packages.length > 1;
  return (
    <>
      <Tabs
        label={t('detail.tabs')}
        items={packages.packages.map((one) => ({ id: `${one.id}`, label: nameOf(one) }))}
        value={`${shown.id}`}
        onChange={(id) => props.onPackageChange(Number(id))}
      >
        <Columns>
          <Side>
            <PackageSummary
              of={shown}
              busy={busyId === shown.id}
              desktop={props.desktop}
              hidesUpgrade={hidesUpgrade}
              onTake={() => onTake(shown)}
              onSendLink={() => setSendsLink(true)}
              onCompare={several && props.desktop ? () => onCompare(true) : null}
            />
          </Side>
          <Main>
            <PackageContents modules={shown.modules} />
          </Main>
          {card?.video && (
            <Video>
              <VideoPlayer source={card.video} title={t('detail.video', { name: card.name })} />
            </Video>
          )}
        </Columns>
      </Tabs>
      {sendsLink && (
        <FinishOnComputer
          {...props.link}
          name={nameOf(shown)}
          price={shown.price}
          onClose={() => setSendsLink(false)}
        />
      )}
    </>
  );
}

function DetailSkeleton() {
  return (
    <SkeletonGroup>
      <div>
        <Skeleton shape="line" width="70%" height="20px" />
        <Columns>
          <Side>
            <Lines>
              <Skeleton shape="line" width="50%" height="32px" />
              <Skeleton shape="line" width="80%" />
              <Skeleton shape="block" height="48px" radius="control" />
            </Lines>
          </Side>
          <Main>
            <Lines>
              <Skeleton shape="line" width="40%" height="18px" />
              <Skeleton shape="line" />
              <Skeleton shape="line" width="90%" />
              <Skeleton shape="line" width="82%" />
            </Lines>
          </Main>
        </Columns>
      </div>
    </SkeletonGroup>
  );
}

/* Extends to the edges of the sheet; the columns have its padding themselves. */
const Columns = styled.div`
  margin-inline: calc(-1 * var(--bleed));
  ${media.desktop} {
    display: grid;
    grid-template: 'side main' auto 'video main' 1fr / 320px minmax(0, 1fr);
    margin-bottom: calc(-1 * (var(--space-6) + env(safe-area-inset-bottom)));
  }
`;

const Side = styled.div`
  grid-area: side;
  padding: var(--space-5) var(--bleed);
`;

const Main = styled.div`
  grid-area: main;
  padding: var(--space-2) var(--bleed) var(--space-5);
  ${media.desktop} {
    padding-block: var(--space-5) var(--space-8);
    border-inline-start: 1px solid var(--border-hairline);
  }
`;

const Video = styled.div`
  grid-area: video;
  padding: 0 var(--bleed) var(--space-6);
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-3);
`;
