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
 * - `idle`: no dialog is open; a lookup may be pending.
 * - `confirm`: the student has to confirm that progress is replaced.
 * - `class`: the student chooses one of several classes.
 * - `waiting`: the payment is open in another tab; when `blocked`, the browser blocked the tab and a link opens it.
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

/**
 * Returns the next step. Only a class that is offered can be chosen. The result of a lookup and an opened payment
 * replace any step.
 */
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
