import styles from './mailbox.module.css'
import { Button, Menu, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconX } from '@tabler/icons-react'
import type { MailThread, ThreadChange } from '@wellmet/outreach/mailbox/mailbox.contract.ts'
import { mailboxMessages as m } from '@wellmet/outreach/mailbox/mailbox.messages.ts'
import { type SyntheticEvent, useState } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import type { Exact } from '../../api/query.ts'
import { PopoverButton } from '../../kit/popover-button.tsx'
import { mondayMorning, tomorrowMorning } from './mornings.ts'

/** Changes in the mailbox itself. They are there once their owner allowed them. */
export const ThreadActions = ({ thread }: { thread: MailThread }) => {
  const { id, live, snoozedUntil, mayOrganize } = thread
  const mayChange = isMember(useSession().workspace?.role) && mayOrganize
  const change = useApiMutation('patch', '/api/email/threads/{threadId}', {
    changes: ['email'],
    onError: (error: unknown) => void notifications.show({ message: reasonOf(error) }),
  })
  if (!mayChange) return null
  const make = (body: Exact<ThreadChange>) => change.mutate({ params: { path: { threadId: id } }, body })
  const isRead = live?.isRead ?? false
  // Without reading nobody knows where it is, so both are offered.
  const moves = (
    [
      [false, m.archive()],
      [true, m.toInbox()],
    ] as const
  ).filter(([to]) => live?.isInInbox !== to)
  return (
    <div className={styles.actions}>
      <Button size="xs" variant="default" disabled={change.isPending} onClick={() => make({ isRead: !isRead })}>
        {isRead ? m.markUnread() : m.markRead()}
      </Button>
      {snoozedUntil ? (
        <Button size="xs" variant="default" disabled={change.isPending} onClick={() => make({ snoozedUntil: null })}>
          {m.wake()}
        </Button>
      ) : (
        <>
          {moves.map(([to, label]) => (
            <Button
              key={label}
              size="xs"
              variant="default"
              disabled={change.isPending}
              onClick={() => make({ isInInbox: to })}
            >
              {label}
            </Button>
          ))}
          <Menu>
            <Menu.Target>
              <Button size="xs" variant="default" disabled={change.isPending}>
                {m.snooze()}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => make({ snoozedUntil: tomorrowMorning(new Date()).toISOString() })}>
                {m.snoozeTomorrow()}
              </Menu.Item>
              <Menu.Item onClick={() => make({ snoozedUntil: mondayMorning(new Date()).toISOString() })}>
                {m.snoozeNextWeek()}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      )}
      <PopoverButton className={styles.labelButton} label={m.label()} width={260}>
        {(close) => (
          <AddLabel
            onAdd={(label) => {
              close()
              make({ addLabels: [label] })
            }}
          />
        )}
      </PopoverButton>
      {live && live.labels.length > 0 ? (
        <ul className={styles.labels} aria-label={m.labels()}>
          {live.labels.map((label) => (
            <li key={label}>
              <span dir="auto">{label}</span>
              <button
                type="button"
                aria-label={m.removeLabel({ label })}
                disabled={change.isPending}
                onClick={() => make({ removeLabels: [label] })}
              >
                <IconX size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const AddLabel = ({ onAdd }: { onAdd: (label: string) => void }) => {
  const [label, setLabel] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (label.trim() !== '') onAdd(label.trim())
  }
  return (
    <form className={styles.addLabel} onSubmit={submit}>
      <TextInput
        label={m.labelName()}
        value={label}
        maxLength={60}
        data-autofocus
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <Button type="submit" size="sm">
        {m.addLabel()}
      </Button>
    </form>
  )
}
