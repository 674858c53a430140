import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import type { Choice, Playbook, Start } from '@wellmet/platform/runs/playbook.ts'
import { controlRun } from '@wellmet/platform/runs/control-run.ts'
import { rehearseRun } from '@wellmet/platform/runs/rehearse-run.ts'
import { readUse } from '@wellmet/platform/runs/runs.hooks.ts'
import type { Control } from '@wellmet/platform/runs/runs.rules.ts'
import { startRunByHand } from '@wellmet/platform/runs/start-run.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { RehearsedStep, Run } from './orchestrator.contract.ts'
import { orchestratorMessages } from './orchestrator.messages.ts'
import { mayControl } from './orchestrator.rules.ts'
import { findName } from './orchestrator.store.ts'
import { findPlaybook } from './show-playbooks.ts'
import { readRun } from './show-runs.ts'

interface Asked {
  playbookId: string
  about: string
  dryRun: boolean
}

interface Answer {
  run: Run | null
  rehearsal: RehearsedStep[] | null
}

/** Only for what the viewer could choose. */
export async function runPlaybook(call: MemberCall, { playbookId, about, dryRun }: Asked): Promise<Answer> {
  if (dryRun) return rehearse(call, playbookId, about)
  const run = await call.db.transaction(async (tx) => {
    const { playbook, start } = await chosen(call, playbookId, about)
    const { services, viewer } = call
    // As the system: no member writes a run
    const id = await call.db.asSystem((system) =>
      startRunByHand({ tx: system, services }, playbook, { ...start, startedBy: viewer.userId }),
    )
    return readRun(tx, call, id)
  })
  return { run, rehearsal: null }
}

/** Outside any transaction of the caller: it has one of its own, which is taken back. */
async function rehearse(call: MemberCall, playbookId: string, about: string): Promise<Answer> {
  const { services, viewer } = call
  const { playbook, start } = await chosen(call, playbookId, about)
  const use = await call.db.asSystem((tx) => readUse({ tx, services }, viewer.workspaceId, playbook.name))
  const steps = await rehearseRun(services, playbook, { ...start, settings: use.settings })
  const isMine = start.viewerId === viewer.userId
  const name = await call.db.transaction((tx) => findName(tx, { userId: start.viewerId }))
  const reminded = orchestratorMessages.remindedUnlessDone({ name: name?.name ?? start.label })
  return {
    run: null,
    rehearsal: steps.map(({ name: step, title, at, is, waitsFor, says, shows, reminds }) => ({
      name: step,
      title,
      at: at.toISOString(),
      outcome: isMine ? is : 'done',
      waitsFor,
      says: isMine ? says && renderMessage(says) : reminds ? reminded : null,
      shows: isMine && shows ? renderMessage(shows) : null,
    })),
  }
}

const chosen = (
  call: MemberCall,
  playbookId: string,
  about: string,
): Promise<{ playbook: Playbook; start: Start & Choice }> =>
  call.db.transaction(async (tx) => {
    const { services, viewer } = call
    const playbook = await findPlaybook(tx, call, playbookId)
    const start = (await playbook.choices({ tx, services, viewer })).find((choice) => choice.about === about)
    if (!start) throw notFound('choice')
    return { playbook, start }
  })

/** Their viewer controls runs, and so do owners and admins. */
export const changeRun = (call: MemberCall, { runId, action }: { runId: string; action: Control }): Promise<Run> =>
  call.db.transaction(async (tx) => {
    const { viewer, services } = call
    const { workspaceId, userId } = viewer
    const run = await readRun(tx, call, runId)
    if (!mayControl(viewer, run.viewer?.userId ?? null)) throw fail('forbidden', orchestratorMessages.forAdmins())
    // As the system: no member writes a run
    await call.db.asSystem(async (system) => {
      await controlRun({ tx: system, services }, { runId, workspaceId, action, by: userId })
      await recordAudit(system, {
        workspaceId,
        actorId: userId,
        action: 'run.controlled',
        subject: runId,
        detail: { title: run.title, control: action },
        now: services.now(),
      })
    })
    return readRun(tx, call, runId)
  })
