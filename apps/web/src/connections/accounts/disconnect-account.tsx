import text from '../../kit/text.module.css'
import styles from './connected-accounts.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { broughtInQuery } from './connected-accounts.queries.ts'

type Props = { account: ConnectedAccount }

/** Says what would be deleted before anything is. */
const Question = ({ account: { id, address }, onCancel }: Props & { onCancel: () => void }) => {
  const { mutate, isPending, error } = useApiMutation('post', '/api/connections/accounts/{id}/disconnect', {
    changes: ['connected accounts'],
  })
  return (
    <Loaded query={useQuery(broughtInQuery(id))} what={address} skeleton={<FormSkeleton fields={1} />}>
      {({ contacts, staying }) => (
        <section className={styles.question} aria-label={engineMessages.disconnect()}>
          <p>{engineMessages.disconnectAbout({ address })}</p>
          <p className={clsx(text.quiet, text.figures)}>{engineMessages.disconnectCounts({ contacts, staying })}</p>
          <FormAlert trouble={error && { text: engineMessages.notDisconnected({ reason: reasonOf(error) }) }} />
          <div className={styles.actions}>
            <Button variant="default" onClick={onCancel}>
              {kitMessages.cancel()}
            </Button>
            <Button color="brick" loading={isPending} onClick={() => mutate({ params: { path: { id } } })}>
              {engineMessages.disconnectConfirm({ contacts })}
            </Button>
          </div>
        </section>
      )}
    </Loaded>
  )
}

/** Ends the access and deletes what was read, after it has said how much that is. */
export const DisconnectAccount = ({ account }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  if (isAsking) return <Question account={account} onCancel={() => setIsAsking(false)} />
  return (
    <div>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {engineMessages.disconnect()}
      </Button>
    </div>
  )
}
