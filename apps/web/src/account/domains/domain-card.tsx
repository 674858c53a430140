import styles from './domain-card.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { CheckedDomain, WorkspaceDomain } from '@wellmet/account/domains/domains.contract.ts'
import { domainsMessages } from '@wellmet/account/domains/domains.messages.ts'
import { useState } from 'react'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { SettingCard } from '../../kit/setting-card.tsx'
import { DomainRecord } from './domain-record.tsx'

const troubles: Readonly<Record<Exclude<CheckedDomain['found'], 'there'>, () => string>> = {
  missing: domainsMessages.foundMissing,
  alias: domainsMessages.foundAlias,
  silent: domainsMessages.foundSilent,
}

const stateOf = ({ provenAt, unprovenFrom }: WorkspaceDomain): string => {
  if (unprovenFrom) return domainsMessages.missing({ by: new Date(unprovenFrom) })
  return provenAt ? domainsMessages.proven({ since: new Date(provenAt) }) : domainsMessages.notProven()
}

export const DomainCard = ({ domain }: { domain: WorkspaceDomain }) => {
  const [trouble, setTrouble] = useState<string | null>(null)
  const params = { path: { id: domain.id } }
  const check = useApiMutation('post', '/api/workspaces/current/domains/{id}/check', {
    changes: ['domains'],
    onError: (error) => setTrouble(reasonOf(error)),
    onSuccess: ({ found }) => {
      setTrouble(found === 'there' ? null : troubles[found]())
      if (found === 'there') notifications.show({ message: domainsMessages.provenNow(domain) })
    },
  })
  const remove = useApiMutation('delete', '/api/workspaces/current/domains/{id}', {
    changes: ['domains'],
    onError: (error) => void notifications.show({ message: domainsMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: domainsMessages.deleted(domain) }),
  })
  const isSettled = domain.provenAt !== null && domain.missingSince === null
  return (
    <SettingCard
      title={domain.domain}
      about={stateOf(domain)}
      action={
        <div className={styles.actions}>
          <Button
            variant={isSettled ? 'default' : 'filled'}
            loading={check.isPending}
            aria-label={domainsMessages.checkDomain(domain)}
            onClick={() => check.mutate({ params })}
          >
            {domainsMessages.check()}
          </Button>
          <ConfirmButton
            label={domainsMessages.delete()}
            spoken={domainsMessages.deleteDomain(domain)}
            question={domainsMessages.deleteQuestion(domain)}
            verb={domainsMessages.delete()}
            disabled={remove.isPending}
            onConfirm={() => remove.mutate({ params })}
          />
        </div>
      }
    >
      <div className={styles.more}>
        <p>{isSettled ? domainsMessages.recordKept() : domainsMessages.howTo()}</p>
        <DomainRecord record={domain.record} />
        <FormAlert trouble={trouble === null ? null : { text: trouble }} />
      </div>
    </SettingCard>
  )
}
