import type { CallPath } from '../contract/contract.ts';

/** A call that is not made, and why. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked';
}

type Row = Readonly<Record<string, unknown>>;

/** What the answers so far say. They are a server's that is in doubt, so nothing is taken for granted. */
export interface Known {
  userId: number;
  studentId: number;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The rows of a list or page; none when the call was not answered so. */
  rows: (path: CallPath) => readonly Row[];
  /** The data of a call when it is an object, else an empty one. */
  value: (path: CallPath) => Row;
  /** The calls that were sent, whatever came of them. */
  sent: Set<CallPath>;
  /** Keeps the data of an answer. */
  keep: (path: CallPath, value: unknown) => void;
}

const isRow = (sent: unknown): sent is Row => typeof sent === 'object' && sent !== null && !Array.isArray(sent);

/** The rows of a field; none when it is no list of objects. */
export const rowsIn = (sent: unknown): readonly Row[] => (Array.isArray(sent) ? sent.filter(isRow) : []);

/** The object in a field; an empty one when it is none. */
export const rowIn = (sent: unknown): Row => (isRow(sent) ? sent : {});

/** A whole number of an answer that a later call needs. Throws `NotChecked` when there is none: "there is no course". */
export function need(sent: unknown, what: string): number {
  if (typeof sent !== 'number' || !Number.isInteger(sent)) throw new NotChecked(`there is no ${what}`);
  return sent;
}

/** The same, of a text. */
export function needText(sent: unknown, what: string): string {
  if (typeof sent !== 'string' || sent === '') throw new NotChecked(`there is no ${what}`);
  return sent;
}

export function createKnown(today: string): Known {
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
