import { hook } from '@wellmet/platform/events/hook.ts'

/** A member deleted these people for good. Whatever other areas store about them must go in the same transaction. */
export const contactsDeleted = hook<{ workspaceId: string; networkId: number; people: string[] }>('contacts.deleted')
