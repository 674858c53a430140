import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newestOf, settingsOf, type Playbook as Declared } from '@wellmet/platform/runs/playbook.ts'
import { listPlaybooks } from '@wellmet/platform/runs/runs.hooks.ts'
import type { Playbook } from './orchestrator.contract.ts'
import { listPlaybookSettings, type SettingsRow } from './orchestrator.store.ts'

/** More are stored, and nobody reads them. */
const mostChanges = 20

export const showPlaybooks = (call: MemberCall): Promise<{ items: Playbook[] }> =>
  call.db.reading(async (tx) => {
    const playbooks = newestOf(await listPlaybooks({ tx, services: call.services }))
    const rows = await listPlaybookSettings(tx, { workspaceId: call.viewer.workspaceId })
    const items: Playbook[] = []
    for (const playbook of playbooks) items.push(await toPlaybook(tx, call, playbook, rows))
    return { items }
  })

/** Of the newest version. */
export async function findPlaybook(tx: Tx, { services }: MemberCall, id: string): Promise<Declared> {
  const playbook = newestOf(await listPlaybooks({ tx, services })).find(({ name }) => name === id)
  if (!playbook) throw notFound('playbook')
  return playbook
}

export async function readPlaybook(tx: Tx, call: MemberCall, playbook: Declared): Promise<Playbook> {
  return toPlaybook(tx, call, playbook, await listPlaybookSettings(tx, { workspaceId: call.viewer.workspaceId }))
}

async function toPlaybook(
  tx: Tx,
  { viewer, services }: MemberCall,
  playbook: Declared,
  rows: readonly SettingsRow[],
): Promise<Playbook> {
  const changes = rows.filter((row) => row.playbook === playbook.name)
  const values = settingsOf(playbook, changes[0]?.settings ?? {})
  const choices = await playbook.choices({ tx, services, viewer })
  return {
    id: playbook.name,
    version: playbook.version,
    title: playbook.title(),
    about: playbook.about(),
    isOn: changes[0]?.isOn ?? false,
    steps: playbook.steps.map(({ name, title }) => ({ name, title: title() })),
    settings: Object.entries(playbook.settings).map(([name, { label, least, most, usual }]) => ({
      name,
      label: label(),
      value: values[name] ?? usual,
      least,
      most,
      usual,
    })),
    choices: choices.map(({ about, label }) => ({ about, label })),
    history: changes.slice(0, mostChanges).map(({ isOn, settings, changerId, changerName, changedAt }) => ({
      isOn,
      settings,
      changedBy: changerId && changerName ? { userId: changerId, name: changerName } : null,
      changedAt: changedAt.toISOString(),
    })),
  }
}
