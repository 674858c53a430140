import { z } from 'zod'
import { runHook } from '@wellmet/platform/events/hook.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { typedProvider, type Position, type SourcePage } from '../engine/provider.ts'
import { readMembers, readSite } from './ghost-answers.rules.ts'
import { GhostAccess } from './ghost.contract.ts'
import { newsletterMembersRead } from './ghost.hooks.ts'
import { ghostRequest, type GhostRequest } from './ghost-request.ts'

const perPage = 100
/** So that a change of the second in which a run began is not missed. */
const overlapMs = 60_000

/** Subscribing does not always change when a member was changed, so all are read once a day. */
const Cursor = z.object({ since: z.iso.datetime(), allAt: z.iso.datetime() })

const Place = z.object({ page: z.int(), since: z.iso.datetime().nullable() })

/** A site with its posts, and the members who agreed to its newsletters. */
export const ghost = typedProvider({
  name: 'ghost',
  label: 'Ghost',
  category: 'newsletter',
  fields: GhostAccess,
  sources: [{ name: 'subscribers' }],
  async open(services, access) {
    const request = ghostRequest(services, access)
    return {
      async identifyOwner() {
        const { title, url } = readSite((await request('site/')).json())
        // What the site says of itself is open to everybody: only this shows that the key is right.
        await request('posts/?limit=1&fields=id')
        return { subject: url, address: title }
      },
      read: (_source, position) =>
        access.membersBecomeLeads ? readMembersPage(request, position) : Promise.resolve({ records: [], next: null }),
      close: () => undefined,
    }
  },
})

async function readMembersPage(request: GhostRequest, { cursor, page, subject, now }: Position): Promise<SourcePage> {
  const before = cursor === null ? null : Cursor.parse(JSON.parse(cursor))
  const readsAll = before === null || now.getTime() - Date.parse(before.allAt) >= millisecondsPerDay
  const place = page === null ? { page: 1, since: readsAll ? null : before.since } : Place.parse(JSON.parse(page))
  const query = new URLSearchParams({
    limit: String(perPage),
    page: String(place.page),
    order: 'created_at ASC',
    include: 'newsletters',
    ...(place.since === null ? {} : { filter: `updated_at:>'${place.since}'` }),
  })
  const { items, left, next } = readMembers((await request(`members/?${query.toString()}`)).json())
  const site = readSite((await request('site/')).json())
  const since = new Date(now.getTime() - overlapMs).toISOString()
  const allAt = readsAll ? now.toISOString() : before.allAt
  return {
    records: [],
    other: {
      read: items.length + left,
      async save(tx, { services, account }) {
        const { workspaceId } = account
        const told = { workspaceId, site: site.title, origin: new URL(subject).origin, members: items, stored: 0 }
        await runHook({ tx, services }, newsletterMembersRead, told)
        return told.stored
      },
    },
    ...(left > 0 ? { skipped: { no_address: left } } : {}),
    next: next === null ? null : JSON.stringify({ page: next, since: place.since }),
    ...(page === null ? { cursor: JSON.stringify({ since, allAt }) } : {}),
  }
}
