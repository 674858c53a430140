import { contactDeleted } from '@wellmet/contacts/deletions/deletions.events.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { deleteFromIntroductions } from './delete-from-introductions.ts'

export const deletedPeopleReactions: Reaction[] = [
  when(contactDeleted, 'delete them from introductions', deleteFromIntroductions),
]
