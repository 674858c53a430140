import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { listOptedIn } from '../email-marketing/send-opted-in.ts'
import { gatheringsMessages } from './gatherings.messages.ts'
import { readSubscribers, type ListedSubscriber } from './luma-answers.rules.ts'
import { openOwnCalendar, whileAsked } from './read-gathering-again.ts'

const perPage = 100

export async function showSubscribers(
  call: MemberCall,
  { cursor }: { cursor?: string | undefined },
): Promise<{ items: ListedSubscriber[]; next: string | null }> {
  const request = await openOwnCalendar(call)
  const query = new URLSearchParams({
    sort_column: 'created_at',
    sort_direction: 'desc',
    pagination_limit: String(perPage),
    ...(cursor === undefined ? {} : { pagination_cursor: cursor }),
  })
  const path = `/v1/calendars/contacts/list?${query.toString()}`
  const { items, next } = await whileAsked(async () => readSubscribers((await request(path)).json()))
  return { items, next }
}

/** Only who agreed to the newsletter; nobody where no area says who did. */
export async function addSubscriber(call: MemberCall, leadId: string): Promise<undefined> {
  const { db, services, viewer } = call
  const request = await openOwnCalendar(call)
  const wanted = { workspaceId: viewer.workspaceId, only: leadId }
  const [lead] = await db.transaction((tx) => listOptedIn(tx, services, wanted))
  if (!lead) throw fail('conflict', gatheringsMessages.didNotAgree())
  const { email, name } = lead
  const contacts = [{ email, ...(name === null ? {} : { name }) }]
  await whileAsked(() => request('/v1/calendars/contacts/import', { contacts }))
}
