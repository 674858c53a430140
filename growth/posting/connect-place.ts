import { newWebhookSecret } from '@wellmet/account/webhooks/signature.ts'
import { resolveRecipients } from '@wellmet/outreach/channels/resolve-recipient.ts'
import { fail, notFound, Problem } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { sealAddress } from './call-webhook.ts'
import { mostPlaces, type NewPlace, type PlaceKind, type PostingConnection } from './posting.contract.ts'
import { postingMessages as m } from './posting.messages.ts'
import { deletePlace, insertPlace, listPlaces, listSites } from './posting.store.ts'
import { readConnection } from './show-connection.ts'

interface Found {
  kind: PlaceKind
  accountId: string | null
  place: string | null
  name: string
}

export async function connectPlace(call: MemberCall, wanted: NewPlace): Promise<PostingConnection> {
  const { db, viewer, services } = call
  const { workspaceId, userId } = viewer
  const found = await findPlace(call, wanted)
  const id = newId()
  const secret = wanted.kind === 'webhook' ? newWebhookSecret() : null
  const sealedAddress =
    wanted.kind === 'webhook' && secret !== null ? sealAddress(services, id, { url: wanted.url, secret }) : null
  return await db.transaction(async (tx) => {
    if ((await listPlaces(tx)).length >= mostPlaces) throw fail('conflict', m.tooManyPlaces({ most: mostPlaces }))
    const row = { ...found, id, workspaceId, userId, sealedAddress, now: services.now() }
    if ((await insertPlace(tx, row)) === 0) throw fail('conflict', m.placeTaken())
    return { ...(await readConnection(tx, call)), secret }
  })
}

/** Only an account of the viewer's own. */
async function findPlace(call: MemberCall, wanted: NewPlace): Promise<Found> {
  if (wanted.kind === 'webhook') return { kind: 'webhook', accountId: null, place: null, name: wanted.name }
  if (wanted.kind === 'ghost') {
    const sites = await call.db.reading((tx) => listSites(tx))
    const site = sites.find(({ accountId }) => accountId === wanted.accountId)
    if (!site) throw notFound('site')
    return { kind: 'ghost', accountId: site.accountId, place: null, name: site.name }
  }
  const { accountId, channelId } = wanted
  const [channel] = await resolveRecipients(call, [{ kind: 'channel', accountId, channelId }])
  if (!channel || channel instanceof Problem) throw channel ?? notFound('channel')
  // Telegram leads to one person.
  if (channel.platform === 'telegram') throw notFound('channel')
  return { kind: channel.platform, accountId, place: channel.place, name: channel.placeName ?? channel.platform }
}

export const disconnectPlace = (call: MemberCall, placeId: string): Promise<PostingConnection> =>
  call.db.transaction(async (tx) => {
    if ((await deletePlace(tx, { id: placeId })) === 0) throw notFound('place')
    return { ...(await readConnection(tx, call)), secret: null }
  })
