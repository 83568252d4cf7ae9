import {
  decodeClassOptions,
  decodeStudentPackages,
  type ActivePackage,
  type AddPackageRequestWire,
  type UnsubscribeRequestWire,
} from '@portal/domain/packages';
import type { Page } from '@portal/domain/shared';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { fetchDecoded, invalidate, waitBriefly, type Client } from '../client/index.ts';
import { PACKAGES_KEY, packageQueries } from './queries.ts';

/** Key prefix of the mutations of a purchase: the lookups, and adding the package. */
export const PURCHASE_KEY = [...PACKAGES_KEY, 'purchase'] as const;

/** A free package to add. */
export interface NewPackage {
  packageId: number;
  /** null = the package has no classes. */
  classId: number | null;
  renews: boolean;
}

/**
 * The lookups are mutations, too: each is sent once for a press, and its result is not cached. All calls are silent,
 * since their failure never replaces the page.
 */
export const packageMutations = {
  /** Looks up the classes of a package. */
  lookUpClasses: (client: Client) =>
    mutationOptions({
      mutationKey: [...PURCHASE_KEY, 'classes'],
      mutationFn: (packageId: number) =>
        fetchDecoded(
          client,
          { path: 'Package/SetClass', method: 'POST', query: { packageId }, silent: true },
          decodeClassOptions,
        ),
    }),
  /** Looks up the student's own package records, to renew the given package. */
  lookUpRecords: (client: Client) =>
    mutationOptions({
      mutationKey: [...PURCHASE_KEY, 'records'],
      mutationFn: (_packageId: number) =>
        fetchDecoded(
          client,
          { path: 'Package/GetStudentPackage', method: 'POST', silent: true },
          decodeStudentPackages,
        ),
    }),
  /** Adds a free package. */
  add: (client: Client) =>
    mutationOptions({
      mutationKey: [...PURCHASE_KEY, 'add'],
      mutationFn: async ({ packageId, classId, renews }: NewPackage) => {
        const body: AddPackageRequestWire = {
          PackageId: packageId,
          ...(classId === null ? {} : { ClassId: classId }),
          ...(renews ? { IsRenewPackage: true } : {}),
        };
        await client.call({ path: 'Package/AddPackage', method: 'POST', body, silent: true });
      },
      // The empty prefix is that of all queries: a package opens courses, lessons, meetings and parts of the portal.
      // Also after a failure: the server may have added it although its response was lost.
      meta: { invalidates: [[]], invalidatesOn: 'settled' },
    }),
  /**
   * Cancels a subscription. Pending until the list is refetched, or briefly if that hangs. It does not use
   * `awaitsRefetch`, which would keep the confirmation dialog open when the refetch fails, although the subscription is
   * cancelled. A failed call counts as done when the refetched list shows the subscription as cancelled: the response to
   * this call, or to an earlier one, was lost.
   */
  unsubscribe: (client: Client, studentId: number) =>
    mutationOptions({
      mutationKey: [...PACKAGES_KEY, 'unsubscribe'],
      mutationFn: async (packageId: number, { client: queries }) => {
        const body: UnsubscribeRequestWire = { PackageId: packageId, StudentId: studentId };
        try {
          await client.call({ path: 'Package/UnsubscribePackage', method: 'POST', body, silent: true });
        } catch (error) {
          await invalidate(queries, { queryKey: PACKAGES_KEY });
          if (!isShownCancelled(queries, packageId)) throw error;
          return;
        }
        showCancelled(queries, packageId);
        await waitBriefly(invalidate(queries, { queryKey: PACKAGES_KEY }), undefined);
      },
    }),
};

function isShownCancelled(queries: QueryClient, packageId: number): boolean {
  return queries
    .getQueriesData<Page<ActivePackage>>({ queryKey: packageQueries.listKey('active') })
    .some(([, page]) => page?.rows.some(({ id, subscription }) => id === packageId && subscription === 'cancelled'));
}

/** Shows a subscription as cancelled before the list is refetched, which may fail. */
function showCancelled(queries: QueryClient, packageId: number): void {
  queries.setQueriesData<Page<ActivePackage>>(
    { queryKey: packageQueries.listKey('active') },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) => (row.id === packageId ? { ...row, subscription: 'cancelled' } : row)),
      },
  );
}
