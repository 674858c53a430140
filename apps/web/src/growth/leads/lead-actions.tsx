import styles from './leads.module.css'
import { Button, NativeSelect } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Lead, LeadState } from '@wellmet/growth/leads/leads.contract.ts'
import { leadsMessages as m } from '@wellmet/growth/leads/leads.messages.ts'
import { stateWords } from '@wellmet/growth/leads/leads.rules.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { useSession } from '../../account/users/session.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { stateOptions } from './lead-words.ts'

const sayNotChanged = (error: unknown) => void notifications.show({ message: reasonOf(error) })

/** How far it is, and who takes care of it. */
export const LeadActions = ({ lead: { id, email, state, owner }, mayChange }: { lead: Lead; mayChange: boolean }) => {
  const { user } = useSession()
  const change = useApiMutation('patch', '/api/leads/{id}', { changes: ['leads'], onError: sayNotChanged })
  const remove = useApiMutation('delete', '/api/leads/{id}', { changes: ['leads'], onError: sayNotChanged })
  const params = { path: { id } }
  if (!mayChange) return <>{[stateWords(state), owner?.name].filter(Boolean).join(' · ')}</>
  const isMine = owner?.userId === user.id
  return (
    <div className={styles.actions}>
      <NativeSelect
        size="xs"
        aria-label={m.stateOf({ name: email })}
        value={state}
        data={stateOptions()}
        onChange={({ currentTarget: { value } }) => change.mutate({ params, body: { state: value as LeadState } })}
      />
      <Button
        variant="default"
        size="xs"
        aria-label={isMine ? m.leaveNamed({ name: email }) : m.takeNamed({ name: email })}
        onClick={() => change.mutate({ params, body: { ownerId: isMine ? null : user.id } })}
      >
        {owner && !isMine ? owner.name : isMine ? m.leave() : m.take()}
      </Button>
      <ConfirmButton
        label={m.delete()}
        spoken={m.deleteNamed({ name: email })}
        question={m.deleteQuestion({ name: email })}
        verb={m.delete()}
        disabled={remove.isPending}
        onConfirm={() => remove.mutate({ params })}
      />
    </div>
  )
}
