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
  /** Shown in the tab of a payment until it has its address. */
  tabText: string;
  /** Called when a free package was added, also when the screen has been left meanwhile. */
  onAdded: () => void;
  /** Opens an empty tab; the browser's unless told. */
  reserveTab?: typeof reserveBrowserTab;
}

/** The purchase or renewal of one package at a time, with the questions that it asks the student. */
export interface Purchase {
  state: PurchaseState;
  /** The package that is being looked up, or added, also by a screen that has been left; null = none. */
  busyId: number | null;
  /** Why a renewal could not begin. Failed lookups of classes and failed additions only end (002 §8). */
  failure: { packageId: number; failure: Failure } | null;
  /** Takes a package. Call it, and each of the following, in the event handler of the press. */
  take: (target: PurchaseTarget) => void;
  /** Renews a package, which may replace another one of the same course or test. */
  renew: (target: { packageId: number; free: boolean; item: CourseOrTest | null }) => void;
  confirm: () => void;
  chooseClass: (classId: number) => void;
  confirmClass: () => void;
  openAgain: () => void;
  /** The link that stands for a blocked tab is pressed. */
  followLink: () => void;
  close: () => void;
}

/** The student is told nothing of such a failure (002 §8); whoever looks for its cause finds it in the console. */
function useLoggedFailure(submission: Submission): void {
  const failure = submission.status === 'failed' ? submission.failure : null;
  useEffect(() => {
    // oxlint-disable-next-line no-console
    if (failure) console.error('A package could not be taken', failure);
  }, [failure]);
}

/**
 * Takes and renews packages (002 §4). The tab of a payment is opened in the turn of the press and gets its address when
 * the classes have been looked up; while a question is asked instead, it is closed again. One press makes one request of
 * each kind.
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
  // An empty tab would be left behind.
  useEffect(() => () => tab.current?.close(), []);

  /**
   * Begins what a press asks for; false while that of another press is not finished, also one of a screen that has been left:
   * nothing would be sent, and the reserved tab would stay blank.
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

  /** The address of the payment that is waited for, with the token of now: that of before may have been replaced. */
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
