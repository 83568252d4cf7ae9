/** When the school is under maintenance, as sent; each may be ''. */
export interface MaintenanceTimes {
  /** Display text: a day, or several. */
  dates: string;
  /** `HH:mm` in AEDT. */
  start: string;
  end: string;
}
