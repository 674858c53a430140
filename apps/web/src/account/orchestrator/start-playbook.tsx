import styles from './orchestrator.module.css'
import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, NativeSelect } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { Playbook, RehearsedStep } from '@wellmet/account/orchestrator/orchestrator.contract.ts'
import { orchestratorMessages as m } from '@wellmet/account/orchestrator/orchestrator.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { formatMoment } from '../../kit/dates.ts'

const outcomes: Readonly<Record<RehearsedStep['outcome'], () => string>> = {
  done: m.dryRunDone,
  skipped: m.dryRunSkips,
  finished: m.dryRunEnds,
  failed: m.dryRunFails,
}

const Rehearsal = ({ steps }: { steps: readonly RehearsedStep[] }) => (
  <output className={styles.rehearsal}>
    <p>{m.dryRunAbout()}</p>
    <ol>
      {steps.map(({ name, title, at, outcome, says, shows, waitsFor }) => (
        <li key={name}>
          <span>{title}</span>
          <span className={clsx(text.quiet, text.figures)}>
            {waitsFor ? formatMoment(at) : `${formatMoment(at)} · ${says ?? outcomes[outcome]()}`}
          </span>
          {shows ? <q className={styles.words}>{shows}</q> : null}
        </li>
      ))}
    </ol>
  </output>
)

const onError = (error: Parameters<typeof reasonOf>[0]) =>
  void notifications.show({ message: m.notChanged({ reason: reasonOf(error) }) })

/** For what the viewer may choose; a dry run shows what would happen, also while the playbook is off. */
export const StartPlaybook = ({ playbook }: { playbook: Playbook }) => {
  const { id: playbookId, title, choices, isOn } = playbook
  const [chosen, setChosen] = useState('')
  const about = choices.some((choice) => choice.about === chosen) ? chosen : (choices[0]?.about ?? '')
  const labelOf = (id: string) => choices.find((choice) => choice.about === id)?.label ?? ''
  const params = { path: { playbookId } }
  const start = useApiMutation('post', '/api/orchestrator/playbooks/{playbookId}/run', {
    changes: ['runs', 'notifications', 'unread count'],
    onError,
    onSuccess: () => void notifications.show({ message: m.started({ title, name: labelOf(about) }) }),
  })
  const rehearse = useApiMutation('post', '/api/orchestrator/playbooks/{playbookId}/run', {
    changes: ['runs', 'notifications', 'unread count'],
    onError,
  })
  if (choices.length === 0) return <p className={clsx(text.small, text.quiet)}>{m.noChoices()}</p>
  return (
    <div className={clsx(formStyles.form, formStyles.narrow)}>
      <NativeSelect
        label={m.choose()}
        data={choices.map((choice) => ({ value: choice.about, label: choice.label }))}
        value={about}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value)
          rehearse.reset()
        }}
      />
      <div className={styles.controls}>
        <Button
          variant="default"
          loading={rehearse.isPending}
          aria-label={m.dryRunOf({ title })}
          onClick={() => rehearse.mutate({ params, body: { about, dryRun: true } })}
        >
          {m.dryRun()}
        </Button>
        {isOn ? (
          <Button
            loading={start.isPending}
            aria-label={m.startOf({ title })}
            onClick={() => start.mutate({ params, body: { about, dryRun: false } })}
          >
            {m.start()}
          </Button>
        ) : null}
      </div>
      {rehearse.data?.rehearsal ? <Rehearsal steps={rehearse.data.rehearsal} /> : null}
    </div>
  )
}
