import { useQueryClient } from '@tanstack/react-query'
import type { ContactMerge } from '@wellmet/contacts/merges/merges.contract.ts'
import { mergesMessages } from '@wellmet/contacts/merges/merges.messages.ts'
import { useState } from 'react'
import { api, http } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { dependsOnContacts } from '../contacts/contacts.queries.ts'

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

export const useMerging = () => {
  const queries = useQueryClient()
  const [summary, setSummary] = useState<CleanUpSummary | null>(null)
  // Names, strengths, routes and pictures all change with who is one person.
  const renew = () => queries.invalidateQueries({ predicate: dependsOnContacts })
  const merge = api.useMutation('post', '/api/network/contacts/{id}/merge')
  const undo = api.useMutation('post', '/api/network/merges/{id}/undo')

  const mergeTwo = async (staying: { id: string; name: string }, gone: { id: string; name: string }) => {
    const contact = await merge.mutateAsync({ params: { path: { id: staying.id } }, body: { with: gone.id } })
    const made = await findMerge(contact.id)
    setSummary({
      words: mergesMessages.merged({ name: staying.name, other: gone.name, called: contact.name }),
      contactId: contact.id,
      ...(made ? { mergeId: made.id } : {}),
    })
    void renew()
  }
  const takeBack = async (mergeId: string) => {
    try {
      const { survivorName, goneName } = await undo.mutateAsync({ params: { path: { id: mergeId } } })
      setSummary({
        words: mergesMessages.undone({ survivor: survivorName, gone: goneName }),
      })
    } catch (error) {
      setSummary({ words: mergesMessages.notUndone({ reason: reasonOf(error) }), mergeId, failed: true })
    }
    void renew()
  }
  return { summary, setSummary, mergeTwo, merge, takeBack, isTakingBack: undo.isPending }
}

export type Merging = ReturnType<typeof useMerging>
