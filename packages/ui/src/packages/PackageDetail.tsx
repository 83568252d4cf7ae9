import { chosenPackage, type CourseCard, type CoursePackages, type Package } from '@portal/domain/packages';
import type { Loadable, SafeHref, Submission } from '@portal/domain/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CourseIcon } from '../blocks/course-tiles/index.ts';
import { VideoPlayer } from '../blocks/video-player/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { EmptyState, Sheet, Skeleton, SkeletonGroup, Tabs, TextSkeleton } from '../kit/index.ts';
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
      {packages.status === 'loading' && <DetailSkeleton video={Boolean(card?.video)} />}
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

/** As high as a usual course: a price and a button, the modules with their topics, and the video. */
function DetailSkeleton({ video }: { video: boolean }) {
  return (
    <SkeletonGroup>
      <div>
        <TabRow>
          <Skeleton shape="line" width="min(100%, 360px)" />
        </TabRow>
        <Columns>
          <Side>
            <Skeleton shape="line" width="50%" height="32px" />
            <Lines>
              <TextSkeleton type="callout" width="40%" />
              <div>
                <TextSkeleton type="callout" />
                <TextSkeleton type="callout" width="80%" />
              </div>
              <Skeleton shape="block" height="48px" radius="control" />
              <Skeleton shape="block" height="48px" radius="control" />
            </Lines>
          </Side>
          <Main>
            <TextSkeleton type="title3" width="40%" />
            {['72px', '56px', '88px', '96px'].map((width) => (
              <Contents key={width}>
                <TextSkeleton type="label" width={width} />
                <TopicLine />
                <TopicLine />
              </Contents>
            ))}
          </Main>
          {video && (
            <Video>
              <VideoPlace>
                <Skeleton shape="block" height="100%" radius="card" />
              </VideoPlace>
            </Video>
          )}
        </Columns>
      </div>
    </SkeletonGroup>
  );
}

function TopicLine() {
  return (
    <Topic>
      <Skeleton shape="circle" height="20px" />
      <TextSkeleton type="callout" width="60%" />
    </Topic>
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

const TabRow = styled.div`
  display: grid;
  align-items: center;
  height: 48px;
  border-bottom: 1px solid var(--border-hairline);
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-3);
`;

const Contents = styled.div`
  margin-top: var(--space-4);
`;

const Topic = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-2);
  padding-block: 6px;
`;

const VideoPlace = styled.div`
  aspect-ratio: 16 / 9;
`;
