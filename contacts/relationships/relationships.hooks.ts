import { hook } from '@wellmet/platform/events/hook.ts'

/** Evidence or co-occurrences of these contacts of one network were added, moved or removed. */
export const contactsChanged = hook<{ networkId: number; people: string[]; now: Date }>('contacts.changed')
