import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'

export const nameRule = (name: string): string | null => (name.trim() === '' ? savedListsMessages.nameMissing() : null)
