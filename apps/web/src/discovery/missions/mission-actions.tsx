import styles from './missions-screen.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Mission, MissionState } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { editPanel } from './mission-panel.tsx'
import { useMissionChanges } from './missions.queries.ts'

type Props = { mission: Mission; onDeleted?: () => void }

/** What may be done with a mission, on its card and on its page. */
export const MissionActions = ({ mission: { id, title, state }, onDeleted }: Props) => {
  const { open } = usePanel()
  const { move: moving, remove } = useMissionChanges()
  const params = { path: { id } }
  const onError = (error: unknown) =>
    notifications.show({ message: missionsMessages.notChanged({ reason: reasonOf(error) }) })
  const move = (next: MissionState) => moving.mutate({ params, body: { state: next } })
  return (
    <div className={styles.actions}>
      <Button variant="default" aria-label={missionsMessages.editNamed({ title })} onClick={() => open(editPanel(id))}>
        {missionsMessages.edit()}
      </Button>
      {state === 'open' ? (
        <>
          <Button variant="default" onClick={() => move('done')} aria-label={missionsMessages.markDoneNamed({ title })}>
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
        <Button variant="default" onClick={() => move('open')} aria-label={missionsMessages.reopenNamed({ title })}>
          {missionsMessages.reopen()}
        </Button>
      )}
      <ConfirmButton
        className={styles.delete}
        label={missionsMessages.deleteMission()}
        spoken={missionsMessages.deleteNamed({ title })}
        question={missionsMessages.deleteQuestion({ title })}
        verb={missionsMessages.deleteMission()}
        onConfirm={() => remove.mutate({ params }, { onError, ...(onDeleted ? { onSuccess: onDeleted } : {}) })}
      />
    </div>
  )
}
