import { hook } from '@wellmet/platform/events/hook.ts'

/**
 * These people are no longer in the public directory. What members have in their own networks stays. `keys`: of all their
 * handles, also of those who were never in it.
 */
export const directoryPeopleDeleted = hook<{ people: string[]; keys: string[] }>('directory.people-deleted')

/** A source no longer tells some positions of these people: what was derived from their positions may be wrong. */
export const directoryPositionsDeleted = hook<{ people: string[] }>('directory.positions-deleted')
