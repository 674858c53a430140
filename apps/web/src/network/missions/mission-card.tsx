import text from '../../kit/text.module.css'
import styles from './missions-screen.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCalendar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Mission, MissionState } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { editPanel } from './mission-panel.tsx'
import { MissionProgress } from './mission-progress.tsx'
import { dueWords } from './mission-words.ts'
import { useMissionChanges } from './missions.queries.ts'

const Targets = ({ mission: { savedLists, people, companies, roles } }: { mission: Mission }) => (
  <dl className={styles.targets}>
    {savedLists.length > 0 ? (
      <div>
        <dt>{missionsMessages.lists()}</dt>
        <dd>
          {savedLists.map(({ listId: id, name }) => (
            <Link key={id} to="/collections/$id" params={{ id }} className={text.link}>
              {name}
            </Link>
          ))}
        </dd>
      </div>
    ) : null}
    {people.length > 0 ? (
      <div>
        <dt>{missionsMessages.people()}</dt>
        <dd>{formatList(people.map(({ name }) => name))}</dd>
      </div>
    ) : null}
    {companies.length > 0 ? (
      <div>
        <dt>{missionsMessages.companies()}</dt>
        <dd>{formatList(companies.map(({ name }) => name))}</dd>
      </div>
    ) : null}
    {roles.length > 0 ? (
      <div>
        <dt>{missionsMessages.roles()}</dt>
        <dd>{formatList(roles)}</dd>
      </div>
    ) : null}
  </dl>
)

const Actions = ({ mission: { id, title, state } }: { mission: Mission }) => {
  const { open } = usePanel()
  const { update, remove } = useMissionChanges()
  const params = { path: { id } }
  const onError = (error: unknown) =>
    notifications.show({ message: missionsMessages.notChanged({ reason: reasonOf(error) }) })
  const move = (next: MissionState) => update.mutate({ params, body: { state: next } }, { onError })
  return (
    <div className={styles.actions}>
      <Button variant="default" aria-label={missionsMessages.editNamed({ title })} onClick={() => open(editPanel(id))}>
        {missionsMessages.edit()}
      </Button>
      {state === 'open' ? (
        <>
          <Button
            variant="default"
            loading={update.isPending}
            onClick={() => move('done')}
            aria-label={missionsMessages.markDoneNamed({ title })}
          >
            {missionsMessages.markDone()}
          </Button>
          <button
            type="button"
            className={styles.quietAction}
            aria-label={missionsMessages.archiveNamed({ title })}
            onClick={() => move('archived')}
          >
            {missionsMessages.archive()}
          </button>
        </>
      ) : (
        <Button
          variant="default"
          loading={update.isPending}
          onClick={() => move('open')}
          aria-label={missionsMessages.reopenNamed({ title })}
        >
          {missionsMessages.reopen()}
        </Button>
      )}
      <ConfirmButton
        className={styles.delete}
        label={missionsMessages.deleteMission()}
        spoken={missionsMessages.deleteNamed({ title })}
        question={missionsMessages.deleteQuestion({ title })}
        verb={missionsMessages.deleteMission()}
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
          <span>{missionsMessages.state({ state: mission.state })}</span>
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
