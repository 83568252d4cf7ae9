import type { DecodeContext, PagedRequestWire } from '@portal/domain/shared';
import type { CallPath, Contract } from '../contract/contract.ts';
import type { Responses } from './responses.ts';

type Part<C, K extends string> = C extends Record<K, infer T> ? Record<K, T> : object;

/** Query and body of a call, as the contract types them. */
export type RequestOf<P extends CallPath> = Part<Contract[P], 'query'> & Part<Contract[P], 'body'>;

/** A decoder of the portal; the second argument is what decoders of links need. */
export type Decoder = (sent: unknown, context: DecodeContext) => unknown;

/** One call that the check makes. */
export interface Read {
  path: CallPath;
  /** Builds the request from earlier responses; throws `NotChecked` when they lack a value that it needs. */
  request: (responses: Responses) => { query?: unknown; body?: unknown };
  /** The portal's decoders of the response; several when several parts of the portal use it, none when it is unused. */
  decoders: readonly Decoder[];
}

export function read<const P extends CallPath>(
  path: P,
  request: (responses: Responses) => RequestOf<P>,
  ...decoders: Decoder[]
): Read {
  return { path, request, decoders };
}

/** The request of a call without parameters. */
export const nothing = (): object => ({});

/** Returns the request for the first page of a sorted list (contract 1.6). */
export const firstPage = (field = 'Id', order: PagedRequestWire['SortOrder'] = 'ASC', size = 10): PagedRequestWire => ({
  PageIndex: 0,
  PageSize: size,
  SortFieldName: field,
  SortOrder: order,
  Keyword: '',
});
