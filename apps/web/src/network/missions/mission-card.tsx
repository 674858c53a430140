import text from '../../kit/text.module.css'
import styles from './missions-screen.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCalendar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Mission, MissionState } from '@wellmet/discovery/missions/missions.contract.ts'
import { toProblem } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { editPanel } from './mission-panel.tsx'
import { MissionProgress } from './mission-progress.tsx'
import { dueWords } from './mission-words.ts'
import { useMissionChanges } from './missions.queries.ts'

const stateWords = { open: 'Open', done: 'Done', archived: 'Archived' } as const

const Targets = ({ mission: { savedLists, people, companies, roles } }: { mission: Mission }) => (
  <dl className={styles.targets}>
    {savedLists.length > 0 ? (
      <div>
        <dt>Lists</dt>
        <dd>
          {savedLists.map(({ savedListId: id, name }) => (
            <Link key={id} to="/collections/$id" params={{ id }} className={text.link}>
              {name}
            </Link>
          ))}
        </dd>
      </div>
    ) : null}
    {people.length > 0 ? (
      <div>
        <dt>People</dt>
        <dd>{people.map(({ name }) => name).join(', ')}</dd>
      </div>
    ) : null}
    {companies.length > 0 ? (
      <div>
        <dt>Companies</dt>
        <dd>{companies.map(({ name }) => name).join(', ')}</dd>
      </div>
    ) : null}
    {roles.length > 0 ? (
      <div>
        <dt>Roles</dt>
        <dd>{roles.join(', ')}</dd>
      </div>
    ) : null}
  </dl>
)

const Actions = ({ mission: { id, title, state } }: { mission: Mission }) => {
  const { open } = usePanel()
  const { update, remove } = useMissionChanges()
  const params = { path: { id } }
  const onError = (error: unknown) =>
    notifications.show({ message: `Nothing was changed. ${toProblem(error).detail ?? ''}` })
  const move = (next: MissionState) => update.mutate({ params, body: { state: next } }, { onError })
  return (
    <div className={styles.actions}>
      <Button variant="default" aria-label={`Edit ${title}`} onClick={() => open(editPanel(id))}>
        Edit
      </Button>
      {state === 'open' ? (
        <>
          <Button
            variant="default"
            loading={update.isPending}
            onClick={() => move('done')}
            aria-label={`Mark ${title} as done`}
          >
            Done
          </Button>
          <button
            type="button"
            className={styles.quietAction}
            aria-label={`Archive ${title}`}
            onClick={() => move('archived')}
          >
            Archive
          </button>
        </>
      ) : (
        <Button
          variant="default"
          loading={update.isPending}
          onClick={() => move('open')}
          aria-label={`Open ${title} again`}
        >
          Open again
        </Button>
      )}
      <ConfirmButton
        className={styles.delete}
        label="Delete"
        spoken={`Delete ${title}`}
        question={`Delete ${title}? Collections stay where they are.`}
        verb="Delete"
        onConfirm={() => remove.mutate({ params }, { onError })}
      />
    </div>
  )
}

export const MissionCard = ({ mission, mayChange }: { mission: Mission; mayChange: boolean }) => {
  const due = dueWords(mission)
  return (
    <article className={styles.card} data-state={mission.state}>
      <header>
        <h2>{mission.title}</h2>
        <p className={clsx(styles.facts, text.small, text.quiet)}>
          <span>{stateWords[mission.state]}</span>
          {due ? (
            <span>
              <IconCalendar size={16} stroke={1.6} aria-hidden="true" />
              {due}
            </span>
          ) : null}
        </p>
      </header>
      <MissionProgress progress={mission.progress} />
      <Targets mission={mission} />
      {mayChange ? <Actions mission={mission} /> : null}
    </article>
  )
}
