import { parseBookingAddress, type Booking } from '@portal/domain/appointments';
import { focusPageTitle } from '@portal/ui/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryParams } from '../router/useQueryParams.ts';

/** A wizard keeps its choices for this time after it was closed (001 §4). */
const RESET_DELAY_MS = 500;

/** A page and the booking wizard that covers it. */
interface ClosedBooking {
  /** The search params open the wizard. */
  isOpen: boolean;
  /** The page itself was shown before the wizard. */
  openedHere: boolean;
  /** What the search params have was booked before the wizard would open, for instance before a reload. */
  wasBooked: boolean;
  /** The booking of the wizard that was closed last, until it is discarded; null = none. */
  last: Booking | null;
  /** Stores the wizard's choices, until they are booked. */
  keep: (booking: Booking) => void;
}

/** Opens and closes a booking wizard by the search params, and discards its choices 500 ms after it was closed. */
export function useClosedBooking(): ClosedBooking {
  const [params] = useQueryParams();
  const { step, booked } = parseBookingAddress(params);
  const isOpen = step !== null;
  const [wizardShown, setWizardShown] = useState(false);
  if (isOpen ? !booked && !wizardShown : wizardShown) setWizardShown(isOpen);
  const [openedHere, setOpenedHere] = useState(!isOpen);
  const [last, setLast] = useState<Booking | null>(null);
  const keep = useCallback((booking: Booking) => setLast(booking.outcome === 'booked' ? null : booking), []);
  const wasOpen = useRef(isOpen);
  if (!isOpen && !openedHere) setOpenedHere(true);

  useEffect(() => {
    if (isOpen) {
      wasOpen.current = true;
      return undefined;
    }
    // The focused button was in the wizard and is gone.
    if (wasOpen.current) focusPageTitle();
    wasOpen.current = false;
    const timer = setTimeout(() => setLast(null), RESET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return { isOpen, openedHere, wasBooked: isOpen && booked && !wizardShown, last, keep };
}
