import { useQueryClient } from '@tanstack/react-query'
import type { ContactNote } from '@wellmet/contacts/notes/notes.contract.ts'
import { notesMessages } from '@wellmet/contacts/notes/notes.messages.ts'
import { api } from '../../api/client.ts'
import { changeItems, optimistic } from '../../api/optimistic.ts'
import { invalidate, keyOf } from '../../api/query.ts'

export const notesQuery = (contactId: string) =>
  api.queryOptions('get', '/api/network/notes', { params: { query: { contactId } } })

const notesKey = keyOf('/api/network/notes')
type OfNote = { params: { path: { id: string } } }

/** A text that is being written stays in its field until it is saved; what is deleted is gone at once. */
export const useNoteChanges = () => {
  const queries = useQueryClient()
  const onSettled = () => invalidate(queries, notesKey)
  return {
    write: api.useMutation('post', '/api/network/contacts/{id}/notes', { onSettled }),
    change: api.useMutation('patch', '/api/network/notes/{id}', { onSettled }),
    remove: api.useMutation(
      'delete',
      '/api/network/notes/{id}',
      optimistic<OfNote>(queries, {
        changes: ({ params }) => [
          changeItems<ContactNote>(notesKey, (notes) => notes.filter(({ id }) => id !== params.path.id)),
        ],
        refresh: [notesKey],
        refused: (reason) => notesMessages.notDeleted({ reason }),
      }),
    ),
  }
}
