/** When the owner of a calendar has no time. What it is about is not asked for. */
export interface BusyTime {
  readonly start: Date
  readonly end: Date
}

/** From when to when a calendar is looked at. */
export interface Span {
  readonly from: Date
  readonly until: Date
}
