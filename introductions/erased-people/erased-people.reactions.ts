import { contactErased } from '@wellmet/contacts/deletions/erasures.events.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { eraseFromIntroductions } from './erase-from-introductions.ts'

export const erasedPeopleReactions: Reaction[] = [
  when(contactErased, 'erase them from introductions', eraseFromIntroductions),
]
