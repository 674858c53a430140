import { signUpSome } from '../load/sessions.ts'
import type { Writer } from './note-writers.ts'
import { askOnce } from './with-client.ts'

interface SettledWriter extends Writer {
  cookie: string
  contactIds: string[]
}

/** Somebody who writes, made by the API, with some contacts to write about. */
export async function settleWriter(origin: string, adminUrl: string, contacts = 1): Promise<SettledWriter> {
  const [cookie] = await signUpSome(origin, 1)
  const contactIds: string[] = []
  for (let contact = 1; contact <= contacts; contact += 1) {
    const added = await fetch(`${origin}/api/network/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie! },
      body: JSON.stringify({ name: `Ana Ribeiro ${contact}` }),
    })
    if (added.status !== 201) throw new Error(`Adding a contact was answered ${added.status}: ${await added.text()}`)
    contactIds.push(((await added.json()) as { id: string }).id)
  }
  const [writer] = await askOnce<Writer>(
    adminUrl,
    'select user_id as "viewerId", workspace_id as "workspaceId" from account.memberships',
  )
  return { ...writer!, cookie: cookie!, contactIds }
}
