import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { newId } from '@wellmet/platform/values/id.ts'
import type { OpenServices } from '@wellmet/platform/open-services.ts'

export interface Written {
  id: string
  /** In ms, of the clock of this machine, which the server shares. */
  begun: number
  acknowledged: number
}

export interface Writer {
  viewerId: string
  workspaceId: string
}

const atOnce = 16

/**
 * Writes notes as their owner, one transaction each, as the product does: signed in as wellmet_app, under row-level
 * security. Goes on until `isEnough` or until the database is gone, and answers with what was acknowledged. With
 * `persistent`, a note that was refused is written again, under the same id, until it is acknowledged.
 */
export async function writeNotes(
  { database }: OpenServices,
  { viewerId, workspaceId }: Writer,
  isEnough: (acknowledged: number) => boolean,
  { persistent = false, written = [] as Written[], refused = [] as string[] } = {},
): Promise<Written[]> {
  const session = database.asViewer({ viewerId, workspaceId, principal: viewerId })
  const writeOn = async () => {
    let [id, begun] = [newId(), Date.now()]
    while (!isEnough(written.length)) {
      try {
        await session.transaction((tx) =>
          sql`insert into contacts.contact_notes (id, network_id, person_id, text, created_at, changed_at)
            values (${id}, identity.viewer_network_id(), 1, 'A note that must not be lost.', now(), now())
            on conflict do nothing`.execute(tx),
        )
      } catch (error) {
        refused.push(String(error))
        if (!persistent) return
        await sleep(50)
        continue
      }
      written.push({ id, begun, acknowledged: Date.now() })
      ;[id, begun] = [newId(), Date.now()]
    }
  }
  await Promise.all(Array.from({ length: atOnce }, writeOn))
  return written
}
