/** DateTimeWithZone the school cannot be reached, in the server's own words; each may be ''. */
export interface MaintenanceTimes {
  /** Display text: a day, or several. */
  dates: string;
  /** `HH:mm` in AEDT. */
  start: string;
  end: string;
}
