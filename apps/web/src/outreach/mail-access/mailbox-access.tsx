import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './mailbox-access.module.css'
import { Button, Checkbox } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { MailUse } from '@wellmet/connections/engine/mail-uses.contract.ts'
import type { MailAccess } from '@wellmet/outreach/mail-access/mail-access.contract.ts'
import { mailAccessMessages as m } from '@wellmet/outreach/mail-access/mail-access.messages.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { SettingCard } from '../../kit/setting-card.tsx'

const words: Record<MailUse, { label: () => string; about: () => string }> = {
  read: { label: m.read, about: m.readAbout },
  organize: { label: m.organize, about: m.organizeAbout },
  send: { label: m.send, about: m.sendAbout },
}

/** The second consent of one mailbox: nothing is ticked unless the member ticked it. */
export const MailboxAccess = ({ access }: { access: MailAccess }) => {
  const { accountId, address, label: provider, possible, uses, givenAt } = access
  const mayChange = isMember(useSession().workspace?.role)
  const [chosen, setChosen] = useState<MailUse[]>(uses)
  const allow = useApiMutation('post', '/api/outreach/mail-access', {
    changes: ['email access', 'email'],
    onSuccess: ({ consent }) => {
      if (consent) window.location.assign(consent.url)
      else notifications.show({ message: m.saved() })
    },
  })
  const end = useApiMutation('delete', '/api/outreach/mail-access/{accountId}', {
    changes: ['email access', 'email'],
    onSuccess: () => {
      setChosen([])
      notifications.show({ message: m.ended({ address }) })
    },
  })
  const needsProvider = !isTyped(access) && chosen.some((use) => !uses.includes(use))
  const isSame = chosen.length === uses.length && chosen.every((use) => uses.includes(use))
  const problem = allow.error ?? end.error
  return (
    <SettingCard
      title={m.mailboxAt({ address, provider })}
      about={givenAt ? `${m.allowedSince({ on: new Date(givenAt) })} ${m.howLong()}` : m.nothingAllowed()}
      action={
        uses.length > 0 && mayChange ? (
          <ConfirmButton
            label={m.end()}
            spoken={m.end()}
            question={m.endQuestion({ address })}
            verb={m.end()}
            disabled={end.isPending}
            onConfirm={() => end.mutate({ params: { path: { accountId } } })}
          />
        ) : null
      }
    >
      <Checkbox.Group
        label={m.mayDo()}
        value={chosen}
        onChange={(now) => setChosen(possible.filter((use) => now.includes(use)))}
      >
        <div className={styles.uses}>
          {possible.map((use) => (
            <Checkbox
              key={use}
              value={use}
              classNames={{ description: styles.explained }}
              disabled={!mayChange}
              label={words[use].label()}
              description={words[use].about()}
            />
          ))}
        </div>
      </Checkbox.Group>
      <FormAlert trouble={problem ? { text: problemText(toProblem(problem)) } : null} />
      {mayChange && !isSame && chosen.length > 0 ? (
        <div className={clsx(formStyles.buttons, styles.next)}>
          <Button
            loading={allow.isPending || (allow.isSuccess && allow.data.consent !== null)}
            onClick={() => allow.mutate({ body: { accountId, uses: chosen } })}
          >
            {needsProvider ? m.continueAt({ provider }) : m.save()}
          </Button>
          {needsProvider ? <span className={clsx(text.small, text.quiet)}>{m.askedAgain({ provider })}</span> : null}
        </div>
      ) : null}
    </SettingCard>
  )
}

/** Where a password opens the mailbox there is nobody else to ask. */
const isTyped = ({ provider }: MailAccess): boolean => provider === 'imap'
