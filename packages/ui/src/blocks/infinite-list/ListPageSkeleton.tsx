import type { ComponentType, ReactNode } from 'react';
import { Skeleton, SkeletonGroup, TabsSkeleton } from '../../kit/index.ts';
import { ZoneLineSkeleton } from '../date-time/index.ts';
import { InfiniteListBox } from './InfiniteListBox.tsx';
import { ListToolbar } from './ListToolbar.tsx';

interface ListPageSkeletonProps {
  /** Placeholders of rows, as many as fill the box. */
  rows: ReactNode;
  /** The page's own `ListToolbar`. */
  toolbar?: ComponentType<{ children: ReactNode }>;
}

/** Placeholder of a page with tabs, a search and a long list, before there are words. */
export function ListPageSkeleton({ rows, toolbar: Toolbar = ListToolbar }: ListPageSkeletonProps) {
  return (
    <SkeletonGroup>
      <TabsSkeleton />
      <Toolbar>
        <Skeleton shape="block" height="48px" radius="control" />
        <ZoneLineSkeleton />
      </Toolbar>
      <InfiniteListBox>{rows}</InfiniteListBox>
    </SkeletonGroup>
  );
}
