import styles from './connected-accounts.module.css'
import { Button, type ButtonProps } from '@mantine/core'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import type { ReactNode } from 'react'
import { nothing, useOwnMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { findConsent } from './providers.ts'
import { useResetOnReturn } from './use-reset-on-return.ts'

type Props = { provider: string; children: ReactNode; variant?: ButtonProps['variant'] }

/** Goes to the provider, where the member says yes or no. Nothing for one that is not gone to. */
export const ConnectButton = ({ provider, children, variant }: Props) => {
  const connects = findConsent(provider)
  const { mutate, reset, isPending, isSuccess, error } = useOwnMutation({
    changes: nothing('It leaves for another site.'),
    mutationFn: async () => connects?.start(),
    onSuccess: (consent) => consent && window.location.assign(consent.url),
  })
  useResetOnReturn(reset)
  if (!connects) return null
  return (
    <div className={styles.connect}>
      <Button
        {...(variant ? { variant } : {})}
        leftSection={<connects.icon size={18} stroke={1.75} aria-hidden="true" />}
        loading={isPending || isSuccess}
        onClick={() => mutate()}
      >
        {children}
      </Button>
      <FormAlert trouble={error && { text: engineMessages.notOpened({ reason: reasonOf(error) }) }} />
    </div>
  )
}
