import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { settingsOf, type Playbook as Declared } from '@wellmet/platform/runs/playbook.ts'
import { inLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Playbook } from './orchestrator.contract.ts'
import { orchestratorMessages } from './orchestrator.messages.ts'
import { findPlaybookSettings, insertPlaybookSettings } from './orchestrator.store.ts'
import { findPlaybook, readPlaybook } from './show-playbooks.ts'

interface Change {
  playbookId: string
  isOn?: boolean | undefined
  settings?: Record<string, number> | undefined
}

/** What is not named stays as it is. Every change is a row of its own. */
export const configurePlaybook = (call: MemberCall, change: Change): Promise<Playbook> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const playbook = await findPlaybook(tx, call, change.playbookId)
    expectInRange(playbook, change.settings ?? {})
    // As the system: no member writes the history of the settings
    await call.db.asSystem(async (system) => {
      await acquireLock(system, 'account.playbook-settings', `${workspaceId} ${playbook.name}`)
      const now = call.services.now()
      const before = await findPlaybookSettings(system, { workspaceId, playbook: playbook.name })
      const isOn = change.isOn ?? before?.isOn ?? false
      const settings = settingsOf(playbook, { ...before?.settings, ...change.settings })
      await insertPlaybookSettings(system, {
        id: newId(now.getTime()),
        workspaceId,
        playbook: playbook.name,
        isOn,
        settings: JSON.stringify(settings),
        changedBy: userId,
        now,
      })
      await recordAudit(system, {
        workspaceId,
        actorId: userId,
        action: 'playbook.changed',
        subject: playbook.name,
        detail: {
          title: inLocale(sourceLocale, playbook.title),
          change: isOn === (before?.isOn ?? false) ? 'settings' : isOn ? 'on' : 'off',
          ...inWords(playbook, settings),
        },
        now,
      })
    })
    return readPlaybook(tx, call, playbook)
  })

/** The log is read without the playbook, so it names the settings as the screen does. */
const inWords = (
  { settings: declared }: Declared,
  settings: Readonly<Record<string, number>>,
): Record<string, string> =>
  inLocale(sourceLocale, () =>
    Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [declared[name]?.label() ?? name, String(value)]),
    ),
  )

function expectInRange(playbook: Declared, settings: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(settings)) {
    const setting = Object.hasOwn(playbook.settings, name) ? playbook.settings[name] : undefined
    const { least, most } = setting ?? { least: 0, most: 0 }
    if (setting && value >= least && value <= most) continue
    const message = setting ? orchestratorMessages.outOfRange({ least, most }) : orchestratorMessages.noSuchSetting()
    throw fail('unprocessable', message, { errors: [{ field: `settings.${name}`, message }] })
  }
}
