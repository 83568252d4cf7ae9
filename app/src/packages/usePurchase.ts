import { useAddPackage, useLookUpClasses, useLookUpRecords, usePendingPackageId } from '@portal/data/packages';
import type { CourseOrTest } from '@portal/domain/blocks';
import {
  idlePurchase,
  paymentHref,
  purchaseReducer,
  replacedPackage,
  type PurchaseState,
  type PurchaseTarget,
} from '@portal/domain/packages';
import type { Failure, Submission } from '@portal/domain/shared';
import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reserveTab as reserveBrowserTab, type ReservedTab } from '../portal/reserved-tab.ts';
import { useServices } from '../portal/services.ts';
import { credentialsFromCookies } from '../session/credentials.ts';

export interface PurchaseOptions {
  /** Shown in the tab of a payment until its URL is known. */
  tabText: string;
  /** Called when a free package was added, even if the student has left the screen in the meantime. */
  onAdded: () => void;
  /** Opens an empty tab; injectable for tests. */
  reserveTab?: typeof reserveBrowserTab;
}

/** The purchase or renewal of one package at a time, with the confirmations it needs. */
export interface Purchase {
  state: PurchaseState;
  /** The package that is being looked up or added, even by a screen that the student has left; null = none. */
  busyId: number | null;
  /**
   * Why a renewal could not begin. After a failed lookup of classes or a failed addition, the purchase only ends
   * (002 §8).
   */
  failure: { packageId: number; failure: Failure } | null;
  /** Takes a package. Call it, and each of the following, in the event handler of the click. */
  take: (target: PurchaseTarget) => void;
  /** Renews a package, which may replace another one of the same course or test. */
  renew: (target: { packageId: number; free: boolean; item: CourseOrTest | null }) => void;
  confirm: () => void;
  chooseClass: (classId: number) => void;
  confirmClass: () => void;
  openAgain: () => void;
  /** Call it when the link shown for a blocked tab is clicked. */
  followLink: () => void;
  close: () => void;
}

/** Logs a failure that is not shown to the student (002 §8). */
function useLoggedFailure(submission: Submission): void {
  const failure = submission.status === 'failed' ? submission.failure : null;
  useEffect(() => {
    // oxlint-disable-next-line no-console
    if (failure) console.error('A package could not be taken', failure);
  }, [failure]);
}

/**
 * Takes and renews packages (002 §4). The tab of a payment is opened in the event handler of the click, and gets its
 * URL when the classes have been looked up; if a dialog is shown instead, the tab is closed again. One click makes one
 * request of each kind.
 */
export function usePurchase({ tabText, onAdded, reserveTab = reserveBrowserTab }: PurchaseOptions): Purchase {
  const { config, openTab } = useServices();
  const [state, dispatch] = useReducer(purchaseReducer, idlePurchase);
  const [activeId, setActiveId] = useState<number | null>(null);
  const busyId = usePendingPackageId();
  const tab = useRef<ReservedTab | null>(null);
  const records = useLookUpRecords();
  const classes = useLookUpClasses();
  const add = useAddPackage(onAdded);
  useLoggedFailure(classes.submission);
  useLoggedFailure(add.submission);

  const releaseTab = () => {
    tab.current?.close();
    tab.current = null;
  };
  // Else an empty tab would remain.
  useEffect(() => () => tab.current?.close(), []);

  /**
   * Begins a purchase or renewal. Returns false while another one is pending, even of a screen that the student has
   * left: nothing would be sent, and the reserved tab would stay blank.
   */
  function begin(target: { packageId: number; free: boolean }): boolean {
    if (busyId !== null || tab.current !== null) return false;
    if (!target.free) tab.current = reserveTab(tabText);
    setActiveId(target.packageId);
    return true;
  }

  function hrefOf(target: PurchaseTarget, classId: number | null) {
    const { token } = credentialsFromCookies();
    const visitor = { mainAppUrl: config.mainAppUrl, own: location.href, token };
    return paymentHref({ packageId: target.packageId, replaced: target.replaced, classId }, visitor);
  }

  /** Returns the URL of the pending payment with the current token, which may have been replaced since. */
  const currentHref = () => (state.step === 'waiting' ? hrefOf(state.target, state.classId) : null);

  function addFree(target: PurchaseTarget, classId: number | null) {
    add.submit(
      { packageId: target.packageId, classId, renews: target.renews },
      {
        onDone: () => dispatch({ type: 'closed' }),
      },
    );
  }

  function lookUpClasses(target: PurchaseTarget) {
    classes.submit(target.packageId, {
      onFailed: releaseTab,
      onDone: (found) => {
        if (found.length > 1) {
          releaseTab();
          dispatch({ type: 'classesFound', target, classes: found });
          return;
        }
        const classId = found[0]?.id ?? null;
        if (target.free) {
          addFree(target, classId);
          return;
        }
        const href = hrefOf(target, classId);
        if (href === null) {
          releaseTab();
          return;
        }
        const opened = tab.current?.open(href) === true;
        tab.current = null;
        dispatch({ type: 'paymentOpened', target, classId, href, blocked: !opened });
      },
    });
  }

  return {
    state,
    busyId,
    failure:
      records.submission.status === 'failed' && activeId !== null
        ? { packageId: activeId, failure: records.submission.failure }
        : null,
    take: (target) => {
      if (target.replacesProgress) dispatch({ type: 'replacementFound', target });
      else if (begin(target)) lookUpClasses(target);
    },
    renew: ({ packageId, free, item }) => {
      if (!begin({ packageId, free })) return;
      records.submit(packageId, {
        onFailed: releaseTab,
        onDone: (found) => {
          const replaced = replacedPackage(found, item);
          const target = { packageId, free, renews: true, replaced, replacesProgress: replaced !== null };
          if (replaced === null) {
            lookUpClasses(target);
            return;
          }
          releaseTab();
          dispatch({ type: 'replacementFound', target });
        },
      });
    },
    confirm: () => {
      if (state.step === 'confirm' && begin(state.target)) lookUpClasses(state.target);
    },
    chooseClass: (classId) => dispatch({ type: 'classChosen', classId }),
    confirmClass: () => {
      if (state.step !== 'class' || busyId !== null) return;
      const { target, classId } = state;
      if (target.free) {
        addFree(target, classId);
        return;
      }
      const href = hrefOf(target, classId);
      if (href === null) return;
      dispatch({ type: 'paymentOpened', target, classId, href, blocked: openTab(href) === null });
    },
    openAgain: () => {
      const href = currentHref();
      if (state.step !== 'waiting' || href === null) return;
      dispatch({ ...state, type: 'paymentOpened', href, blocked: openTab(href) === null });
    },
    followLink: () => {
      const href = currentHref();
      if (state.step !== 'waiting' || href === null) return;
      // Before the browser follows the link.
      flushSync(() => dispatch({ ...state, type: 'paymentOpened', href }));
    },
    close: () => dispatch({ type: 'closed' }),
  };
}
