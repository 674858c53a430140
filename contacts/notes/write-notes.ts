import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { findOwnContact } from '../contact-list/find-own-contact.ts'
import { mostNotes, type ContactNote } from './notes.contract.ts'
import { notesMessages } from './notes.messages.ts'
import { deleteNote, insertNote, listNotes, updateNote, type NoteRow } from './notes.store.ts'

/** The viewer's notes on one of their own contacts, or on all of them, newest first. */
export const showNotes = (call: MemberCall, contactId: string | undefined) =>
  call.db.reading(async (tx) => {
    const person = contactId === undefined ? null : await getPerson(tx, call, contactId)
    const rows = await listNotes(tx, { person, limit: mostNotes })
    return { items: rows.map((row) => toNote(call, row)), next: null }
  })

export const writeNote = (call: MemberCall, contactId: string, text: string): Promise<ContactNote> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
    // A merge at the same time would leave the note with somebody who is gone.
    await lockNetwork(tx, networkId)
    const person = await getPerson(tx, call, contactId)
    const now = call.services.now()
    const row = await insertNote(tx, { id: newId(), networkId, person, text, now, most: mostNotes })
    if (!row) throw fail('conflict', notesMessages.tooMany({ most: mostNotes }))
    return toNote(call, row)
  })

export const changeNote = (call: MemberCall, id: string, text: string): Promise<ContactNote> =>
  call.db.transaction(async (tx) => {
    const row = await updateNote(tx, { id, text, now: call.services.now() })
    if (!row) throw notFound('note')
    return toNote(call, row)
  })

export async function removeNote(call: MemberCall, id: string): Promise<undefined> {
  const row = await call.db.transaction((tx) => deleteNote(tx, { id }))
  if (!row) throw notFound('note')
}

async function getPerson(tx: Tx, call: MemberCall, contactId: string): Promise<string> {
  const contact = await findOwnContact(tx, call, contactId)
  if (!contact) throw notFound('contact')
  return contact.personId
}

const toNote = (call: MemberCall, { id, personId, text, createdAt, changedAt }: NoteRow): ContactNote => ({
  id,
  contactId: personIds(call).show(BigInt(personId)),
  text,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})
