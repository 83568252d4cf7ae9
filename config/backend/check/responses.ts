import type { CallPath } from '../contract/contract.ts';

/** Thrown when a call cannot be made; the message says why. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked';
}

type Row = Readonly<Record<string, unknown>>;

/** The data of the responses so far, untyped because the server being checked may break the contract. */
export interface Responses {
  userId: number;
  studentId: number;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The rows of a list or page; empty when the response had none. */
  rows: (path: CallPath) => readonly Row[];
  /** The data of a response when it is an object, else an empty object. */
  value: (path: CallPath) => Row;
  /** The calls that were sent, whatever their outcome. */
  sent: Set<CallPath>;
  /** Stores the data of a response. */
  keep: (path: CallPath, value: unknown) => void;
}

const isRow = (sent: unknown): sent is Row => typeof sent === 'object' && sent !== null && !Array.isArray(sent);

/** Returns the objects of a list; empty when the value is not a list. */
export const rowsIn = (sent: unknown): readonly Row[] => (Array.isArray(sent) ? sent.filter(isRow) : []);

/** Returns the value when it is an object, else an empty object. */
export const rowIn = (sent: unknown): Row => (isRow(sent) ? sent : {});

/**
 * Returns an integer from a response that a later call needs. Throws `NotChecked` ("there is no course") without one.
 */
export function need(sent: unknown, what: string): number {
  if (typeof sent !== 'number' || !Number.isInteger(sent)) throw new NotChecked(`there is no ${what}`);
  return sent;
}

/** Like {@link need}, for a non-empty string. */
export function needText(sent: unknown, what: string): string {
  if (typeof sent !== 'string' || sent === '') throw new NotChecked(`there is no ${what}`);
  return sent;
}

export function createResponses(today: string): Responses {
  const values = new Map<string, unknown>();
  const value = (path: CallPath) => rowIn(values.get(path));
  const account = () => rowIn(value('Account/Login')['AccountInformation']);
  return {
    get userId() {
      return need(account()['UserId'], 'UserId in the answer to Account/Login');
    },
    get studentId() {
      return need(account()['StudentId'], 'StudentId in the answer to Account/Login');
    },
    today,
    sent: new Set(),
    value,
    rows: (path) => {
      const sent = values.get(path);
      return rowsIn(Array.isArray(sent) ? sent : rowIn(sent)['rows']);
    },
    keep: (path, sent) => void values.set(path, sent),
  };
}
