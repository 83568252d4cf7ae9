import type { SafeHref } from '../shared/index.ts';
import type { ClassOption } from './model.ts';
import { defaultClass } from './rules.ts';

/** A package that the student wants to take or renew. */
export interface PurchaseTarget {
  packageId: number;
  /** Added without a payment. */
  free: boolean;
  /** Replaces all progress in the package that the student has of the same course (002 §4). */
  replacesProgress: boolean;
  renews: boolean;
  /** The package a renewal replaces; null = none, or not a renewal. */
  replaced: number | null;
}

/**
 * The steps of taking a package (002 §4).
 * - `idle`: nothing is asked; a lookup may be pending.
 * - `confirm`: asks before progress is replaced.
 * - `class`: asks for one of several classes.
 * - `waiting`: the payment is in another tab, or, when `blocked`, behind a link.
 */
export type PurchaseState =
  | { step: 'idle' }
  | { step: 'confirm'; target: PurchaseTarget }
  | { step: 'class'; target: PurchaseTarget; classes: readonly ClassOption[]; classId: number | null }
  | { step: 'waiting'; target: PurchaseTarget; classId: number | null; href: SafeHref; blocked: boolean };

export type PurchaseAction =
  | { type: 'replacementFound'; target: PurchaseTarget }
  | { type: 'classesFound'; target: PurchaseTarget; classes: readonly ClassOption[] }
  | { type: 'classChosen'; classId: number }
  | { type: 'paymentOpened'; target: PurchaseTarget; classId: number | null; href: SafeHref; blocked: boolean }
  | { type: 'closed' };

export const idlePurchase: PurchaseState = { step: 'idle' };

/** The next step. Only a class that is offered can be chosen; what is found or opened is shown whatever was asked before. */
export function purchaseReducer(state: PurchaseState, action: PurchaseAction): PurchaseState {
  switch (action.type) {
    case 'replacementFound':
      return { step: 'confirm', target: action.target };
    case 'classesFound':
      return {
        step: 'class',
        target: action.target,
        classes: action.classes,
        classId: defaultClass(action.classes)?.id ?? null,
      };
    case 'classChosen':
      if (state.step !== 'class' || state.classes.every(({ id }) => id !== action.classId)) return state;
      return { ...state, classId: action.classId };
    case 'paymentOpened': {
      const { target, classId, href, blocked } = action;
      return { step: 'waiting', target, classId, href, blocked };
    }
    case 'closed':
      return idlePurchase;
  }
}
