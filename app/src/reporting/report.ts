import { FailureError, toFailure } from '@portal/domain/shared';
import { scrubCall, scrubField, scrubMessage, scrubName, scrubStack } from './scrub.ts';

/** Something that went wrong, as it was met. */
export type Incident =
  | { kind: 'error'; source: 'boundary' | 'decoder' | 'promise' | 'start' | 'window'; thrown: unknown }
  /** An answer that breaks the contract: `thrown` is the `FailureError` of it. */
  | { kind: 'contract'; call: string; thrown: unknown };

/** Where it was, without anything of the student. */
export interface Place {
  /** Of the build. */
  version: string;
  /** The pattern of the route, never its address. */
  route: string;
  language: string;
}

/** What is sent: docs/deployment.md tells operators of it. */
export type Report = Place &
  (
    | { kind: 'error'; source: string; name: string; message: string; stack: readonly string[] }
    | { kind: 'contract'; call: string; failure: string; field: string | null }
    | { kind: 'vitals'; vitals: Readonly<Record<string, number>> }
  );

function errorReport(place: Place, source: string, thrown: unknown): Report {
  const { name, message, stack } =
    thrown instanceof Error ? thrown : new Error(typeof thrown === 'string' ? thrown : '');
  return {
    kind: 'error',
    ...place,
    source,
    name: scrubName(name),
    // The detail of a failed call may have a value of the answer in it.
    message: thrown instanceof FailureError ? thrown.failure.kind : scrubMessage(message),
    stack: thrown instanceof Error ? scrubStack(stack ?? '', message) : [],
  };
}

/** What may be told of an incident: no value of an answer, no address, no name of a person. */
export function toReport(incident: Incident, place: Place): Report {
  const { thrown } = incident;
  if (incident.kind === 'error') return errorReport(place, incident.source, thrown);
  // A decoder with a mistake of its own.
  if (!(thrown instanceof FailureError)) return errorReport(place, 'decoder', thrown);
  const failure = toFailure(thrown);
  return {
    kind: 'contract',
    ...place,
    call: scrubCall(incident.call),
    failure: failure.kind,
    field: failure.kind === 'notUnderstood' ? scrubField(failure.detail) : null,
  };
}
