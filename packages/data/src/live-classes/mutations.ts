import {
  decodeRegistrationCheck,
  decodeServerMessage,
  hideClassInPage,
  type ClassesTab,
  type LiveClass,
  type NamedClass,
  type RegistrationOutcome,
} from '@portal/domain/live-classes';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  CALENDAR_KEY,
  fetchDecoded,
  LIVE_CLASSES_KEY,
  type CachedPages,
  type CallSpec,
  type Client,
} from '../client/index.ts';
import { liveClassQueries } from './queries.ts';

/** Key prefix of registrations; each key ends with the class's id. */
export const REGISTER_KEY = ['liveClasses', 'register'] as const;
/** Key prefix of cancellations. */
export const CANCEL_KEY = ['liveClasses', 'cancel'] as const;

/** Also after a failure, since the number of free seats may have changed. */
const meta = { invalidates: [CALENDAR_KEY, LIVE_CLASSES_KEY], invalidatesOn: 'settled' } as const;

const spec = (call: string, body: object): CallSpec => ({ path: `LiveClass/${call}`, method: 'POST', body });

/** Where the student registers: only the list sends the student's id with the registration (001 §7). */
export type RegistrationForm = 'list' | 'dashboard';

async function register(
  client: Client,
  studentId: number,
  { id, name }: NamedClass,
  form: RegistrationForm,
): Promise<RegistrationOutcome> {
  const short = { LiveClassEventId: id };
  const body = { StudentId: studentId, ...short };
  const check = await fetchDecoded(client, spec('IsValidLiveClassRegister', body), decodeRegistrationCheck);
  if (check.kind !== 'free') return { kind: check.kind, name, message: check.message };
  const sent = spec('RegisterLiveClass', form === 'list' ? body : short);
  const message = await fetchDecoded(client, sent, decodeServerMessage);
  return { kind: 'registered', name, message };
}

/** Hides a class from the lists of the tab it has left, until they are refetched. */
function hideClass(queries: QueryClient, tab: ClassesTab, id: number): void {
  queries.setQueriesData<CachedPages<LiveClass>>(
    { queryKey: liveClassQueries.keyOf(tab) },
    (lists) => lists && { ...lists, pages: lists.pages.map((page) => hideClassInPage(page, id)) },
  );
}

export const liveClassMutations = {
  /** Checks whether the student may register and, only then, registers (001 §4): not for a full class or a conflict. */
  register: (client: Client, studentId: number, liveClass: NamedClass, form: RegistrationForm) =>
    mutationOptions({
      mutationKey: [...REGISTER_KEY, liveClass.id],
      mutationFn: () => register(client, studentId, liveClass, form),
      onSuccess: ({ kind }, _variables, _onMutateResult, { client: queries }) => {
        if (kind === 'registered') hideClass(queries, 'upcoming', liveClass.id);
      },
      meta,
    }),
  /** Cancels a registration; resolves to the server's message, '' when there is none. */
  cancel: (client: Client, { id }: NamedClass) =>
    mutationOptions({
      mutationKey: [...CANCEL_KEY, id],
      mutationFn: () =>
        fetchDecoded(client, spec('CancelRegisterLiveClass', { LiveClassEventId: id }), decodeServerMessage),
      onSuccess: (_message, _variables, _onMutateResult, { client: queries }) => hideClass(queries, 'registered', id),
      meta,
    }),
};
