import { hook } from '@wellmet/platform/events/hook.ts'

/** Contacts of a network are found by other words than before; what is said of them did not change. */
export const contactsReworded = hook<{ networkId: number; now: Date }>('contacts.reworded')
