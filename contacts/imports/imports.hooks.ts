import { hook } from '@wellmet/platform/events/hook.ts'

/**
 * An import was undone, and these people are no contacts any more. What is derived from them must go in the same
 * transaction. What the member said of them by hand, such as saving them to a list, stays.
 */
export const contactsWithdrawn = hook<{ networkId: number; people: string[] }>('contacts.withdrawn')
