import type { ContactMerge } from '@wellmet/contacts/merges/merges.contract.ts'
import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'
import { mergesMessages } from '@wellmet/contacts/merges/merges.messages.ts'
import { useState } from 'react'
import { useApiMutation, useOwnMutation } from '../../api/changes.ts'
import { http } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { unwrap } from '../../api/query.ts'

/** What was done last and how to take it back, until something else is done. */
export type CleanUpSummary = { words: string; contactId?: string; mergeId?: string; failed?: boolean }

const newest = 10

/** A merge answers with the contact; by which number it is taken back only the list of merges says. */
async function findMerge(contactId: string): Promise<ContactMerge | undefined> {
  // Without an answer the merge stands all the same; History has its way back.
  const { data } = await http
    .GET('/api/network/merges', { params: { query: { limit: newest } } })
    .catch(() => ({ data: undefined }))
  return data?.items.find((merge) => merge.contactId === contactId && merge.madeBy === 'hand' && merge.mayUndo)
}

type Person = { id: string; name: string }
type Merged = { staying: Person; gone: Person; onMerged: () => void }

export const useMerging = () => {
  const [summary, setSummary] = useState<CleanUpSummary | null>(null)
  const merge = useOwnMutation({
    changes: ['contacts'],
    mutationFn: async ({ staying, gone }: Merged) => {
      const params = { path: { id: staying.id } }
      const contact = await unwrap(http.POST('/api/network/contacts/{id}/merge', { params, body: { with: gone.id } }))
      return { contact, made: await findMerge(contact.id) }
    },
    onSuccess: ({ contact, made }, { staying, gone, onMerged }) => {
      setSummary({
        words: mergesMessages.merged({ name: staying.name, other: gone.name, called: contact.name }),
        contactId: contact.id,
        ...(made ? { mergeId: made.id } : {}),
      })
      onMerged()
    },
  })
  const mergeLikely = useApiMutation('post', '/api/network/duplicates/merge-likely', {
    changes: ['contacts'],
    onSuccess: ({ merged }) => setSummary({ words: duplicatesMessages.mergedAll({ count: merged }) }),
    onError: (error) => setSummary({ words: mergesMessages.notMerged({ reason: reasonOf(error) }), failed: true }),
  })
  const undo = useApiMutation('post', '/api/network/merges/{id}/undo', {
    changes: ['contacts'],
    onSuccess: ({ survivorName, goneName }) =>
      setSummary({ words: mergesMessages.undone({ survivor: survivorName, gone: goneName }) }),
    onError: (error, { params: { path } }) =>
      setSummary({ words: mergesMessages.notUndone({ reason: reasonOf(error) }), mergeId: path.id, failed: true }),
  })
  const takeBack = (mergeId: string) => undo.mutate({ params: { path: { id: mergeId } } })
  return { summary, setSummary, merge, mergeLikely, takeBack, isTakingBack: undo.isPending }
}

export type Merging = ReturnType<typeof useMerging>
