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

/** What a history entry of the wizard keeps, beside its search params. */
interface EntryState {
  /** The number of entries above that of the page; null = the wizard was opened by a link of its own. */
  depth: number | null;
  /** The step before it in the history. */
  from: BookingStep | null;
  /** The student has chosen something. */
  chosen: boolean;
}

/** A booking and its place in the history. */
export interface BookingSearchParams {
  booking: Booking;
  dispatch: Dispatch<BookingAction>;
  /** The history entry that is rendered. */
  location: Location;
  /** The step that the address names. */
  requested: BookingStep;
  /** Closing would lose a choice. */
  chosen: boolean;
  /** Adds a history entry. */
  push: (step: BookingStep, from: BookingStep) => void;
  /** One step back: in the history where it is the last entry. */
  back: (to: BookingStep) => void;
  /** Brings the address up to date: the step that is shown, and what is chosen. */
  sync: (step: BookingStep) => void;
  /** Back to the page below the wizard, past all of its steps. */
  close: () => void;
}

const toAddress = ({ search }: Location) => parseBookingAddress(new URLSearchParams(search));
const searchOf = (step: BookingStep, booking: Booking) => toSearch(bookingParams(step, booking));

/**
 * Keeps a booking in the address, so that Back goes one step back and a reload starts nothing over. Its history entries
 * know how many there are above the page.
 *
 * @param start what was chosen in a wizard that was closed a moment ago; null = nothing
 * @param openedHere the page below was shown before
 * @param onBooking gets what is chosen, for a wizard that is opened again at once
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
    (state as EntryState | null) ?? { depth: openedHere ? 1 : null, from: null, chosen: false };
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
      // The browser goes back later: until then a second press would go on from here.
      closed.current = at.key;
      const above = entryOf(at).depth;
      void (above === null ? navigate(pathname, { replace: true }) : navigate(-above));
    },
  };
}
