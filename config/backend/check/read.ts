import type { DecodeContext, PagedRequestWire } from '@portal/domain/shared';
import type { CallPath, Contract } from '../contract/contract.ts';
import type { Known } from './known.ts';

type Part<C, K extends string> = C extends Record<K, infer T> ? Record<K, T> : object;

/** Query and body of a call, as the contract types them. */
export type RequestOf<P extends CallPath> = Part<Contract[P], 'query'> & Part<Contract[P], 'body'>;

/** A decoder of the portal; the second argument is what decoders of links need. */
export type Decoder = (sent: unknown, context: DecodeContext) => unknown;

/** One call that the check makes. */
export interface Read {
  path: CallPath;
  /** The request, of what earlier answers say; throws `NotChecked` when they lack what it needs. */
  request: (known: Known) => { query?: unknown; body?: unknown };
  /** What the portal reads the answer with; several where several parts of the portal do, none where nothing does. */
  decoders: readonly Decoder[];
}

export function read<const P extends CallPath>(
  path: P,
  request: (known: Known) => RequestOf<P>,
  ...decoders: Decoder[]
): Read {
  return { path, request, decoders };
}

/** The request of a call without parameters. */
export const nothing = (): object => ({});

/** The first page of a list (contract 1.6), in an order. */
export const firstPage = (field = 'Id', order: PagedRequestWire['SortOrder'] = 'ASC', size = 10): PagedRequestWire => ({
  PageIndex: 0,
  PageSize: size,
  SortFieldName: field,
  SortOrder: order,
  Keyword: '',
});
