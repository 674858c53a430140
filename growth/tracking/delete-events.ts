import { deleteEventsOf } from './tracking.store.ts'

/** As the system. What a lead agreed to goes with the lead. */
export const deleteEventsAbout = deleteEventsOf
