import { useQueryClient } from '@tanstack/react-query'
import type { ContactNote } from '@wellmet/contacts/notes/notes.contract.ts'
import { notesMessages } from '@wellmet/contacts/notes/notes.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { changeItems, optimistic } from '../../api/optimistic.ts'
import { keyOf } from '../../api/query.ts'

export const notesQuery = (contactId: string) =>
  dependsOn('notes', 'contacts').queryOptions('get', '/api/network/notes', { params: { query: { contactId } } })

const notesKey = keyOf('/api/network/notes')
type OfNote = { params: { path: { id: string } } }

/** A text that is being written stays in its field until it is saved; what is deleted is gone at once. */
export const useNoteChanges = () => {
  const queries = useQueryClient()
  return {
    write: useApiMutation('post', '/api/network/contacts/{id}/notes', { changes: ['notes'] }),
    change: useApiMutation('patch', '/api/network/notes/{id}', { changes: ['notes'] }),
    remove: useApiMutation('delete', '/api/network/notes/{id}', {
      changes: ['notes'],
      ...optimistic<OfNote>(queries, {
        shows: ({ params }) => [
          changeItems<ContactNote>(notesKey, (notes) => notes.filter(({ id }) => id !== params.path.id)),
        ],
        refused: (reason) => notesMessages.notDeleted({ reason }),
      }),
    }),
  }
}
