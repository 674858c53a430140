import { listTables } from '../../database/catalogue/product-tables.ts'
import type { World } from '../world/world.ts'
import type { Stage } from './denial-stage.ts'
import { allFor } from './id-pool.ts'
import { callsBySlot } from './id-slots.ts'
import { sendRequest, requestOf } from './send-request.ts'
import { namedEndpoints } from './named-endpoints.ts'
import { putAt } from './places.ts'
import { withOwnIds } from './sow.ts'
import { startSession } from './team.ts'

/**
 * The other half of the matrix: that somebody is told "not there" proves something only if the id is there for its
 * owner. Answers with the slots that no id of the pool opens. Comes last: afterwards the API can change nothing.
 */
export async function findUnprovenSlots({ world, app, contracts, victim, foreignIds }: Stage): Promise<string[]> {
  const unproven: string[] = []
  const owner = await startSession(world, victim.people.owner.user.id, victim.workspaceId)
  await refuseCommits(world)
  for (const { endpoint } of contracts.flatMap(namedEndpoints)) {
    if (endpoint.access === 'anyone') continue
    for (const { parts, slot } of callsBySlot(endpoint, 1)) {
      if (!slot) continue
      const own = withOwnIds(endpoint, parts, foreignIds)
      let opened = false
      for (const id of allFor(endpoint, slot, foreignIds)) {
        const { status } = await sendRequest(app, requestOf(endpoint, putAt(own, slot.at, id), owner))
        opened = status !== 404 && status !== 400
        if (opened) break
      }
      if (!opened) unproven.push(`${endpoint.route} ${slot.name}`)
    }
  }
  return unproven
}

/**
 * Whatever the API writes from now on fails when it is committed, so that every call finds what the first one found. The
 * owner's calls delete, hide and merge, and which of them came first used to decide how many later ones found anything.
 */
async function refuseCommits({ superuser }: World): Promise<void> {
  const tables = await listTables(superuser)
  await superuser.query(
    [
      `create or replace function public.refuse_commit() returns trigger language plpgsql as $$ begin
         if session_user = 'wellmet_app' then raise exception 'nothing is saved any more'; end if;
         return null;
       end $$`,
      ...tables.map(
        ({ name }) => `drop trigger if exists refuse_commit on ${name};
         create constraint trigger refuse_commit after insert or update or delete on ${name}
         deferrable initially deferred for each row execute function public.refuse_commit()`,
      ),
    ].join(';\n'),
  )
}
