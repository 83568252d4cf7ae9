import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SafeHref } from '../shared/index.ts';
import { idlePurchase, purchaseReducer, type PurchaseAction, type PurchaseTarget } from './flow.ts';
import type { ClassOption } from './model.ts';

/* Random walks through taking a package; what they find becomes a row of flow.test.ts. */

const targets = fc.record({
  packageId: fc.constantFrom(1, 2),
  free: fc.boolean(),
  replacesProgress: fc.boolean(),
  renews: fc.boolean(),
  replaced: fc.constantFrom(null, 3),
});
const classes = fc.array(
  fc.record({
    id: fc.constantFrom(31, 32, 33),
    name: fc.constant('Mondays'),
    packageName: fc.constant('Complete'),
    isDefault: fc.boolean(),
  }) satisfies fc.Arbitrary<ClassOption>,
  { maxLength: 3 },
);
const actions = fc.oneof<fc.Arbitrary<PurchaseAction>[]>(
  targets.map((target: PurchaseTarget) => ({ type: 'replacementFound', target }) as const),
  fc.tuple(targets, classes).map(([target, found]) => ({ type: 'classesFound', target, classes: found }) as const),
  fc.constantFrom(31, 32, 33, 34).map((classId) => ({ type: 'classChosen', classId }) as const),
  fc.tuple(targets, fc.boolean()).map(
    ([target, blocked]) =>
      ({
        type: 'paymentOpened',
        target,
        classId: null,
        href: 'https://main.example/pay' as SafeHref,
        blocked,
      }) as const,
  ),
  fc.constant({ type: 'closed' } as const),
);

test('taking a package, whatever happens in whatever order (1500 walks)', () => {
  fc.assert(
    fc.property(fc.array(actions, { minLength: 1, maxLength: 30 }), (walk) => {
      let state = idlePurchase;
      for (const action of walk) {
        const before = state;
        state = purchaseReducer(state, action);
        // What is asked is about the package that it was found for.
        if ('target' in action) expect(state).toMatchObject({ target: action.target });
        if (state.step === 'class' && state.classId !== null) {
          expect(state.classes.map(({ id }) => id)).toContain(state.classId);
        }
        // Choosing a class never leaves the step, nor loses the choice that was made.
        if (action.type === 'classChosen') {
          expect(state.step).toBe(before.step);
          if (before.step === 'class' && state.step === 'class' && before.classId !== null) {
            expect(state.classId).not.toBeNull();
          }
        }
        // There is a way out of every step.
        expect(purchaseReducer(state, { type: 'closed' })).toEqual(idlePurchase);
      }
    }),
    { seed: 20_261_123, numRuns: 1500 },
  );
});
