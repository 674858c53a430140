import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { newestOf, type Asking, type Playbook } from '@wellmet/platform/runs/playbook.ts'
import { listPlaybooks } from '@wellmet/platform/runs/runs.hooks.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import { approvalOfKey } from '../approvals/ask-approval.ts'
import type { Run, RunStep } from './orchestrator.contract.ts'
import { aheadState, controlsFor, shownState } from './orchestrator.rules.ts'
import { countRuns, listRuns, listRunSteps, type RunRow, type RunStepRow } from './orchestrator.store.ts'

interface Asked {
  run?: string | undefined
  show: 'open' | 'ended'
  limit: number
  cursor?: string | undefined
}

export const showStatus = (call: MemberCall, { run, show, limit, cursor }: Asked) =>
  call.db.reading(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const asked = { workspaceId, userId, id: run ?? null, show, cursor: cursor ?? null, limit: limit + 1 }
    const rows = await listRuns(tx, asked)
    if (run !== undefined && rows.length === 0) throw notFound('run')
    const items = await toRuns(tx, call, rows.slice(0, limit))
    const counts = await countRuns(tx, { workspaceId })
    return { counts, items, next: rows.length > limit ? lastOf(items).id : null }
  })

/** Fails as "not found" if the viewer does not see it. */
export async function readRun(tx: Tx, call: MemberCall, id: string): Promise<Run> {
  const { workspaceId, userId } = call.viewer
  const rows = await listRuns(tx, { workspaceId, userId, id, show: 'open', cursor: null, limit: 1 })
  const [run] = await toRuns(tx, call, rows)
  if (!run) throw notFound('run')
  return run
}

async function toRuns(tx: Tx, { viewer, services }: MemberCall, rows: readonly RunRow[]): Promise<Run[]> {
  if (rows.length === 0) return []
  const playbooks = await listPlaybooks({ tx, services })
  const names = await namesOf({ tx, services, viewer }, playbooks, rows)
  const steps = await listRunSteps(tx, { runIds: rows.map(({ id }) => id) })
  return rows.map((row) => {
    const playbook = playbooks.find(({ name, version }) => name === row.playbook && version === row.version)
    const isPaused = row.pausedAt !== null
    const state = shownState(row.state, isPaused)
    const mine = steps.filter(({ runId }) => runId === row.id)
    return {
      id: row.id,
      playbook: row.playbook,
      version: row.version,
      title: playbook?.title() ?? row.playbook,
      about: names.get(row.about) ?? null,
      state,
      viewer: row.viewerName === null ? null : { userId: row.viewerId, name: row.viewerName },
      startedBy: row.starterId && row.starterName ? { userId: row.starterId, name: row.starterName } : null,
      startedAt: row.startedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      pausedAt: row.pausedAt?.toISOString() ?? null,
      controlledBy:
        row.controllerId && row.controllerName ? { userId: row.controllerId, name: row.controllerName } : null,
      steps: stepsOf(playbook, mine, { state, isMine: row.isMine }),
      controls: [...controlsFor(viewer, { viewerId: row.viewerId, state: row.state, isPaused })],
    }
  })
}

/** By what they are about. */
async function namesOf(
  asking: Asking,
  playbooks: readonly Playbook[],
  rows: readonly RunRow[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const playbook of newestOf(playbooks)) {
    const abouts = rows.filter((row) => row.playbook === playbook.name).map(({ about }) => about)
    if (abouts.length === 0 || !playbook.names) continue
    for (const [about, name] of await playbook.names(asking, abouts)) names.set(about, name)
  }
  return names
}

/** Every step of the playbook, also those that are ahead. */
function stepsOf(
  playbook: Playbook | undefined,
  rows: readonly RunStepRow[],
  run: { state: Run['state']; isMine: boolean },
): RunStep[] {
  const next = playbook?.steps.findIndex(({ name }) => !rows.some((row) => row.name === name)) ?? -1
  const isAllOver = rows.every(({ state }) => state === 'done' || state === 'skipped')
  return (playbook?.steps ?? []).map(({ name, title, waitsUntil }, at): RunStep => {
    const row = rows.find((one) => one.name === name)
    const empty = { name, title: title(), beganAt: null, endedAt: null, waitsFor: null, says: null, failures: 0 }
    if (!row) return { ...empty, state: aheadState(at === next && isAllOver, run.state) }
    const { waitsFor: kind, waitKey, waitUntil, says } = row
    return {
      ...empty,
      state: row.state,
      beganAt: row.beganAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      waitsFor:
        kind === null
          ? null
          : {
              kind: kind as NonNullable<RunStep['waitsFor']>['kind'],
              until: waitUntil?.toISOString() ?? null,
              words: waitUntil && waitsUntil ? waitsUntil(waitUntil, run.isMine) : null,
              approvalId: waitKey === null ? null : approvalOfKey(waitKey),
            },
      says: run.isMine && says ? renderMessage(says) : null,
      failures: row.attempts,
    }
  })
}
