import { FailureError, toFailure } from '@portal/domain/shared';
import { scrubCall, scrubField, scrubMessage, scrubName, scrubStack } from './scrub.ts';

/** An error as it occurred, before anything is removed from it. */
export type Incident =
  | { kind: 'error'; source: 'boundary' | 'decoder' | 'promise' | 'start' | 'window'; thrown: unknown }
  /** A response that breaks the contract: `thrown` is its `FailureError`. */
  | { kind: 'contract'; call: string; thrown: unknown };

/** Where it occurred, without data about the student. */
export interface Place {
  /** The version of the build. */
  version: string;
  /** The pattern of the route, never the URL. */
  route: string;
  language: string;
}

/** The data that is sent; docs/deployment.md describes it for operators. */
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
    // The detail of a failed call may contain a value of the response.
    message: thrown instanceof FailureError ? thrown.failure.kind : scrubMessage(message),
    stack: thrown instanceof Error ? scrubStack(stack ?? '', message) : [],
  };
}

/** Converts an incident to a report: without values of responses, without URLs, without names of persons. */
export function toReport(incident: Incident, place: Place): Report {
  const { thrown } = incident;
  if (incident.kind === 'error') return errorReport(place, incident.source, thrown);
  // The decoder itself has thrown.
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
