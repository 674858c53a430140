import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { arrive, stageArrivals } from './arrive.ts'
import { depart, StillAtWork } from './depart.ts'
import { MoveRefused } from './move-refused.ts'
import { lockMoving, prepareConditions } from './moving-ids.ts'
import type { Servers } from './open-servers.ts'
import { findResidents, saveDirectory, saveResidents, type Resident } from './residents.ts'

interface Moved {
  epoch: number
  /** Null when an earlier run had moved them. */
  rows: number | null
  /** How long this run took. Writes of the workspaces were refused meanwhile. */
  refusedMs: number
}

type Say = (line: string) => void

/**
 * Moves workspaces, and goes on where an earlier run was killed. What decides is one commit: that of the server they
 * leave, which deletes every row and says where they went. Until then the other server has them out of sight; from then
 * on they are nowhere else, and all that is left to do can be repeated. Throws MoveRefused with nothing changed.
 */
export async function moveWorkspaces(servers: Servers, workspaceIds: readonly string[], say: Say): Promise<Moved> {
  const { source, target, directory } = servers
  const ids = [...new Set(workspaceIds)].toSorted()
  const began = performance.now()
  const before = await findResidents(source.client, ids)
  refuseOtherMoves(before, ids, target.number)
  let rows: number | null = null
  let epoch = before[0]?.epoch ?? 1
  if (!before.some(({ state }) => state === 'left')) {
    await refuseUnmovable(servers, ids)
    if (!before.some(({ state }) => state === 'leaving')) epoch = Math.max(1, ...before.map((one) => one.epoch)) + 1
    say('1 of 5: refusing writes for this workspace, and waiting for those under way')
    rows = await leaveOrStay(servers, ids, epoch, say)
  }
  say('4 of 5: opening it on the other server')
  await openOn(servers, ids, epoch)
  say('5 of 5: writing the directory')
  await saveDirectory(directory, ids, { server: target.number, epoch })
  return { epoch, rows, refusedMs: performance.now() - began }
}

/** Takes a move back that was not decided yet. Throws MoveRefused when there is none. */
export async function cancelMove({ source, target }: Servers, workspaceIds: readonly string[]): Promise<void> {
  const ids = [...new Set(workspaceIds)].toSorted()
  const residents = await findResidents(source.client, ids)
  if (residents.some(({ state }) => state === 'left'))
    throw new MoveRefused('It is decided: the workspace has left. Run the move to its end.')
  if (residents.length < ids.length || residents.some(({ state }) => state !== 'leaving'))
    throw new MoveRefused('This workspace is not being moved.')
  refuseOtherMoves(residents, ids, target.number)
  await target.client.query('delete from platform.arrivals where move_id = $1', [ids[0]])
  await saveResidents(source.client, ids, { epoch: residents[0]!.epoch, state: 'here', server: source.number })
}

/** What was begun is finished as it was begun: to the same server, and with the same workspaces. */
function refuseOtherMoves(residents: readonly Resident[], ids: readonly string[], target: number): void {
  for (const { workspaceId, state, server, movedWith } of residents) {
    if (state === 'here') continue
    if (server !== target)
      throw new MoveRefused(
        state === 'left'
          ? `Workspace ${workspaceId} has moved to server ${server}.`
          : `Workspace ${workspaceId} is on its way to server ${server}. Finish that, or cancel it first.`,
      )
    if (movedWith.join() !== ids.join())
      throw new MoveRefused(
        `Workspace ${workspaceId} is moved together with others. Name them all: ${movedWith.join(' ')}`,
      )
  }
}

/** Before anything changes; what it locks is free again at once. */
const refuseUnmovable = ({ source, tables }: Servers, ids: readonly string[]): Promise<void> =>
  inTransaction(source.client, async () => void (await lockMoving(source.client, tables, ids)))

/**
 * The entry is committed first. Then everybody who entered before it is waited for, and whoever enters later sees it. By
 * trying again and again: a lock that waits would let others wait behind it, who are to be refused.
 */
async function fence(source: pg.Client, ids: readonly string[], resident: Parameters<typeof saveResidents>[2]) {
  await saveResidents(source, ids, resident)
  const end = performance.now() + patienceMs
  for (const id of ids)
    while (!(await isDrained(source, id))) {
      if (performance.now() > end) throw new StillAtWork(`A write for workspace ${id} does not end.`)
      await sleep(20)
    }
}

async function isDrained(source: pg.Client, workspaceId: string): Promise<boolean> {
  const { rows } = await source.query<{ isFree: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('workspace ' || $1::uuid, 0)) as "isFree"`,
    [workspaceId],
  )
  return rows[0]!.isFree
}

const patienceMs = 60_000
const contended = new Set(['40001', '40P01', '55P03'])

/** If that cannot be, all is open again where it is. */
async function leaveOrStay(servers: Servers, ids: readonly string[], epoch: number, say: Say): Promise<number> {
  const { source, target } = servers
  try {
    await fence(source.client, ids, { epoch, state: 'leaving', server: target.number })
    return await leavePatiently(servers, ids, epoch, say)
  } catch (error) {
    // If that fails too, writes are refused until the command is run again, with or without --cancel.
    await cancelMove(servers, ids).catch(() => {})
    throw error instanceof StillAtWork ? new MoveRefused(error.message) : error
  }
}

/** Jobs of the workspaces that run are waited for. */
async function leavePatiently(servers: Servers, ids: readonly string[], epoch: number, say: Say): Promise<number> {
  for (const end = performance.now() + patienceMs; ; await sleep(200)) {
    try {
      return await leave(servers, ids, epoch, say)
    } catch (error) {
      const mayPass = error instanceof StillAtWork || contended.has((error as { code?: string }).code ?? '')
      if (!mayPass || performance.now() > end) throw error
    }
  }
}

/** Both transactions are open until all rows are staged; the one that deletes them is committed last. */
const leave = ({ source, target, tables }: Servers, ids: readonly string[], epoch: number, say: Say): Promise<number> =>
  inTransaction(source.client, async () => {
    const moving = await lockMoving(source.client, tables, ids)
    await prepareConditions(source.client, moving)
    say('2 of 5: copying its rows')
    const rows = await depart(source.client, tables, moving)
    await inTransaction(target.client, async () => {
      await stageArrivals(source.client, target.client, ids[0]!)
      await rehearse(target.client, tables, ids[0]!)
    })
    say(`3 of 5: ${rows} rows are staged on server ${target.number}, deleting them here`)
    await saveResidents(source.client, ids, { epoch, state: 'left', server: target.number })
    return rows
  })

/** A row that cannot arrive, such as a user whose address is taken there, is found while everything can stay as it was. */
async function rehearse(target: pg.Client, tables: Servers['tables'], moveId: string): Promise<void> {
  await target.query('savepoint rehearsal')
  try {
    await arrive(target, tables, moveId)
  } catch (error) {
    const { code, detail, message } = error as { code?: string; detail?: string; message: string }
    throw code === '23505' ? new MoveRefused(`The other server has such a row already: ${detail ?? message}`) : error
  }
  await target.query('rollback to savepoint rehearsal')
}

const openOn = ({ target, tables }: Servers, ids: readonly string[], epoch: number): Promise<void> =>
  inTransaction(target.client, async () => {
    const { client, number } = target
    const [first] = await findResidents(client, ids)
    if (first && first.epoch >= epoch) return
    await arrive(client, tables, ids[0]!)
    await saveResidents(client, ids, { epoch, state: 'here', server: number })
  })

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level read committed')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
