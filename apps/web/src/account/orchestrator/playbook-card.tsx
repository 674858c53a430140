import styles from './orchestrator.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import type { Playbook } from '@wellmet/account/orchestrator/orchestrator.contract.ts'
import { orchestratorMessages as m } from '@wellmet/account/orchestrator/orchestrator.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { Disclosure } from '../../kit/disclosure.tsx'
import { SettingCard } from '../../kit/setting-card.tsx'
import { isAdmin } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { PlaybookSettingsForm } from './playbook-settings-form.tsx'
import { StartPlaybook } from './start-playbook.tsx'

const Toggle = ({ playbook }: { playbook: Playbook }) => {
  const { id: playbookId, title, isOn } = playbook
  const configure = useApiMutation('post', '/api/orchestrator/configure', {
    changes: ['playbooks'],
    onError: (error) => void notifications.show({ message: m.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: ({ isOn: isOnNow }) =>
      void notifications.show({ message: isOnNow ? m.turnedOn({ title }) : m.turnedOff({ title }) }),
  })
  return (
    <Button
      variant={isOn ? 'default' : 'filled'}
      loading={configure.isPending}
      aria-label={isOn ? m.turnOffOf({ title }) : m.turnOnOf({ title })}
      onClick={() => configure.mutate({ body: { playbookId, isOn: !isOn } })}
    >
      {isOn ? m.turnOff() : m.turnOn()}
    </Button>
  )
}

const History = ({ playbook: { history, settings } }: { playbook: Playbook }) => {
  const labelOf = (name: string) => settings.find((setting) => setting.name === name)?.label ?? name
  return (
    <Disclosure summary={m.history()}>
      <ul className={styles.history}>
        {history.map(({ isOn, settings: chosen, changedBy, changedAt }) => {
          const numbers = Object.entries(chosen).map(([name, value]) => `${labelOf(name)}: ${value}`)
          const words = { settings: numbers.join(', ') }
          const at = new Date(changedAt)
          return (
            <li key={changedAt}>
              <span>{isOn ? m.settingsOn(words) : m.settingsOff(words)}</span>
              <span className={text.quiet}>
                {changedBy ? m.changedBy({ name: changedBy.name, at }) : m.changedBySomebody({ at })}
              </span>
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}

export const PlaybookCard = ({ playbook }: { playbook: Playbook }) => {
  const { title, about, isOn, settings, history } = playbook
  const mayConfigure = isAdmin(useSession().workspace?.role)
  return (
    <SettingCard
      title={title}
      about={`${isOn ? m.on() : m.off()} · ${about}`}
      action={mayConfigure ? <Toggle playbook={playbook} /> : null}
    >
      <div className={clsx(styles.more)}>
        <StartPlaybook playbook={playbook} />
        {mayConfigure && settings.length > 0 ? (
          <Disclosure summary={m.settings()}>
            <PlaybookSettingsForm key={settings.map(({ value }) => value).join()} playbook={playbook} />
          </Disclosure>
        ) : null}
        {history.length > 0 ? <History playbook={playbook} /> : null}
        {!mayConfigure && !isOn ? <p className={clsx(text.small, text.quiet)}>{m.onlyAdmins()}</p> : null}
      </div>
    </SettingCard>
  )
}
