import { prefetchAvailableCourses, useAvailableCourses } from '@portal/data/packages';
import { useSidebarSettings } from '@portal/data/settings';
import { packagesPath } from '@portal/domain/screens';
import { AddBuyCourseScreen, PackageOverride } from '@portal/ui/packages';
import { useState } from 'react';
import { useDesktop } from '../hooks/useDesktop.ts';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useTrustedMessages } from '../window-messages/useTrustedMessages.ts';
import { PackageDetailContainer } from './PackageDetailContainer.tsx';
import { usePackagesSearchParams } from './usePackagesSearchParams.ts';
import { useStartAgain } from './useStartAgain.ts';

/** The height above the frame of the school's own page, in px. */
const ABOVE_FRAME = 160;
const MIN_FRAME_HEIGHT = 480;

/** Prefetches the courses, unless the school's own page replaces them. */
export async function prefetch(context: ScreenPrefetchContext): Promise<void> {
  if (!context.session.account.upgradeUrl) await prefetchAvailableCourses(context);
}

/** /AddBuyCourse: the courses that have packages, or the school's own page that replaces them. */
export default function AddBuyCourseContainer() {
  const startAgain = useStartAgain();
  const { upgradeUrl } = useSession().account;
  const [height] = useState(() => Math.max(MIN_FRAME_HEIGHT, window.innerHeight - ABOVE_FRAME));
  useTrustedMessages((message) => {
    if (message.kind === 'reloadPackage') startAgain();
  });
  return upgradeUrl ? <PackageOverride src={upgradeUrl} height={height} /> : <Courses />;
}

function Courses() {
  const courses = useAvailableCourses();
  const desktop = useDesktop();
  const sidebar = useSidebarSettings(true);
  // Not offered before it is known whether the school hides it; where that cannot be fetched, it does not.
  const hidesUpgrade = sidebar.loadable.status === 'loading' || (sidebar.data?.hidesUpgrade ?? false);
  const { group, subGroup, item, onGroupChange, onSubGroupChange } = usePackagesSearchParams();
  const cards = (courses.data?.groups ?? []).flatMap(({ subGroups }) => subGroups.flatMap((one) => one.cards));
  return (
    <AddBuyCourseScreen
      courses={courses.loadable}
      onRetry={courses.retry}
      groupId={group}
      onGroupChange={onGroupChange}
      subGroupId={subGroup}
      onSubGroupChange={onSubGroupChange}
      packagesHref={(of) => packagesPath(of, null, { group, sub: subGroup })}
      desktop={desktop}
      hidesUpgrade={hidesUpgrade}
      detail={
        item && (
          <PackageDetailContainer
            key={`${item.kind} ${item.id}`}
            item={item}
            card={cards.find((card) => card.item.kind === item.kind && card.item.id === item.id) ?? null}
            desktop={desktop}
            hidesUpgrade={hidesUpgrade}
          />
        )
      }
    />
  );
}
