import {
  bookingParams,
  bookingReducer,
  initialBooking,
  parseBookingAddress,
  type Booking,
  type BookingAction,
  type BookingStep,
} from '@portal/domain/appointments';
import { toSearch } from '@portal/domain/screens';
import { useEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useToday } from '../hooks/useToday.ts';
import { useLatestLocation } from '../router/useLatestLocation.ts';

/** The state of a history entry of the wizard, besides its search params. */
interface EntryState {
  /** How many entries it is after the page's entry; null = the wizard was opened by a link of its own. */
  depth: number | null;
  /** The step before it in the history. */
  from: BookingStep | null;
  /** The student has chosen something. */
  chosen: boolean;
}

/** Whether the wizard wrote the state; a link to it has another one. */
const isEntryState = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && 'depth' in state;

/** A booking and its position in the history. */
export interface BookingSearchParams {
  booking: Booking;
  dispatch: Dispatch<BookingAction>;
  /** The history entry that is rendered. */
  location: Location;
  /** The step in the search params. */
  requested: BookingStep;
  /** The student has chosen something, which closing would lose. */
  chosen: boolean;
  /** Adds a history entry. */
  push: (step: BookingStep, from: BookingStep) => void;
  /** Goes one step back: through the history where the previous entry is that step, else by replacing the entry. */
  back: (to: BookingStep) => void;
  /** Updates the search params: the step that is shown, and the choices. */
  sync: (step: BookingStep) => void;
  /** Goes back to the page under the wizard, past all of its steps. */
  close: () => void;
}

const toAddress = ({ search }: Location) => parseBookingAddress(new URLSearchParams(search));
const searchOf = (step: BookingStep, booking: Booking) => toSearch(bookingParams(step, booking));

/**
 * Keeps a booking in the search params, so that Back goes one step back and a reload loses nothing. Each history entry
 * stores how far it is from the page's entry.
 *
 * @param start the booking of a wizard that was closed a moment ago; null = none
 * @param openedHere the page under the wizard was shown before
 * @param onBooking receives the choices, for a wizard that is opened again at once
 */
export function useBookingSearchParams(
  start: Booking | null,
  openedHere: boolean,
  onBooking: (booking: Booking) => void,
): BookingSearchParams {
  const today = useToday();
  const location = useLocation();
  const { pathname, search, key } = location;
  const navigate = useNavigate();
  const latest = useLatestLocation();
  const closed = useRef<string | null>(null);
  const address = toAddress(location);
  const requested = address.step ?? 'type';
  const [initial] = useState(
    () => (address.start.typeId === null ? start : null) ?? initialBooking(today, address.start),
  );
  const [booking, dispatch] = useReducer(bookingReducer, initial);
  useEffect(() => onBooking(booking), [booking, onBooking]);
  const entryOf = ({ state }: Location) =>
    isEntryState(state) ? state : { depth: openedHere ? 1 : null, from: null, chosen: false };
  const { depth, from, chosen: chosenBefore } = entryOf(location);
  const chosen = chosenBefore || searchOf('type', booking) !== searchOf('type', initial);

  const go = (step: BookingStep, entry: EntryState, replace: boolean) =>
    void navigate({ pathname, search: searchOf(step, booking) }, { state: entry, replace });

  return {
    booking,
    dispatch,
    location,
    requested,
    chosen,
    push: (step, current) => {
      const at = latest();
      if (at === null || toAddress(at).step === step) return;
      const below = entryOf(at).depth;
      go(step, { depth: below === null ? null : below + 1, from: current, chosen }, false);
    },
    back: (to) => (from === to ? void navigate(-1) : go(to, { depth, from: null, chosen }, true)),
    sync: (step) => {
      if (latest()?.key === key && searchOf(step, booking) !== search) go(step, { depth, from, chosen }, true);
    },
    close: () => {
      const at = latest();
      if (at === null || toAddress(at).step === null || closed.current === at.key) return;
      // The browser goes back asynchronously: until then, a second press would start from the same entry.
      closed.current = at.key;
      const above = entryOf(at).depth;
      void (above === null ? navigate(pathname, { replace: true }) : navigate(-above));
    },
  };
}
