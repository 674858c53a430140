import { hook } from '@wellmet/platform/events/hook.ts'

/** What these contacts of one network stand for changed by a merge or its undoing: what was derived about them is void. */
export const contactsRegrouped = hook<{ networkId: number; people: string[] }>('contacts.regrouped')
