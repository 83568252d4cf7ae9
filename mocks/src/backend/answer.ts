/** A business failure (contract 1.4): HTTP 200, `IsSuccess` false, the messages and, for session calls, the flags. */
export interface Refusal<V> {
  refused: true;
  messages: string[];
  value: V;
}

/** The data of a call, or a refusal. */
export type Answer<T, V = null> = T | Refusal<V>;

export function refuse<V = null>(messages: string[], value: V): Refusal<V> {
  return { refused: true, messages, value };
}

export function isRefusal(answer: unknown): answer is Refusal<unknown> {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
