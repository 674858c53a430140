import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { places } from './places.ts'
import type { PostingConnection, PostingPlace, PostingSettings } from './posting.contract.ts'
import { findSettings, listPlaces, listSites, saveSettings, type PlaceRow } from './posting.store.ts'

const atFirst: PostingSettings = { needsApproval: true, ghostState: 'draft' }

export const showConnection = (call: MemberCall): Promise<PostingConnection> =>
  call.db.reading(async (tx) => ({ ...(await readConnection(tx, call)), secret: null }))

export async function readConnection(tx: Tx, { viewer }: MemberCall): Promise<Omit<PostingConnection, 'secret'>> {
  const rows = await listPlaces(tx)
  const taken = new Set(rows.map(({ accountId }) => accountId))
  return {
    places: rows.map(toPlace),
    settings: await readSettings(tx, viewer.workspaceId),
    ghost: (await listSites(tx)).filter(({ accountId }) => !taken.has(accountId)),
  }
}

function toPlace({ id, kind, name, isWorking }: PlaceRow): PostingPlace {
  const { label, mostText, hasTitle, lookUp } = places[kind]
  return { id, kind, label: label(), name, isWorking, mostText, hasTitle, canBeAsked: lookUp !== undefined }
}

export const readSettings = async (tx: Tx, workspaceId: string): Promise<PostingSettings> =>
  (await findSettings(tx, { workspaceId })) ?? atFirst

export const changeSettings = (
  { db, viewer, services }: MemberCall,
  settings: PostingSettings,
): Promise<PostingSettings> =>
  db.transaction(async (tx) => {
    const { workspaceId } = viewer
    await saveSettings(tx, { workspaceId, ...settings, now: services.now() })
    return await readSettings(tx, workspaceId)
  })
