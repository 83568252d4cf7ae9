import { parseBookingAddress, type Booking } from '@portal/domain/appointments';
import { focusPageTitle } from '@portal/ui/kit';
import { useEffect, useRef, useState } from 'react';
import { useQueryParams } from '../router/useQueryParams.ts';

/** A wizard starts over so long after it was closed (001 §4). */
const RESET_DELAY_MS = 500;

/** A page and the booking wizard over it. */
interface ClosedBooking {
  /** The address has the wizard open. */
  isOpen: boolean;
  /** The page itself was shown before the wizard. */
  openedHere: boolean;
  /** What was chosen in the wizard closed last, while it is not forgotten. */
  last: Booking | null;
  /** The wizard tells what is chosen. */
  keep: (booking: Booking) => void;
}

/** Opens and closes a booking wizard by the address; what was chosen is forgotten 500 ms after it was closed. */
export function useClosedBooking(): ClosedBooking {
  const [params] = useQueryParams();
  const isOpen = parseBookingAddress(params).step !== null;
  const [openedHere, setOpenedHere] = useState(!isOpen);
  const [last, keep] = useState<Booking | null>(null);
  const wasOpen = useRef(isOpen);
  if (!isOpen && !openedHere) setOpenedHere(true);

  useEffect(() => {
    if (isOpen) {
      wasOpen.current = true;
      return undefined;
    }
    // The wizard's own button had focus.
    if (wasOpen.current) focusPageTitle();
    wasOpen.current = false;
    const timer = setTimeout(() => keep(null), RESET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return { isOpen, openedHere, last, keep };
}
