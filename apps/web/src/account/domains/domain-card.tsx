import styles from './domain-card.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { CheckedDomain, WorkspaceDomain } from '@wellmet/account/domains/domains.contract.ts'
import { domainsMessages } from '@wellmet/account/domains/domains.messages.ts'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { SettingCard } from '../../kit/setting-card.tsx'
import { DomainRecord } from './domain-record.tsx'
import { domainsQuery } from './domains.queries.ts'

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
  const queries = useQueryClient()
  const [trouble, setTrouble] = useState<string | null>(null)
  const params = { path: { id: domain.id } }
  const check = api.useMutation('post', '/api/workspaces/current/domains/{id}/check', {
    onError: (error) => setTrouble(reasonOf(error)),
    onSuccess: ({ found }) => {
      setTrouble(found === 'there' ? null : troubles[found]())
      if (found === 'there') notifications.show({ message: domainsMessages.provenNow(domain) })
    },
    onSettled: () => invalidate(queries, domainsQuery.queryKey),
  })
  const remove = api.useMutation('delete', '/api/workspaces/current/domains/{id}', {
    onError: (error) => void notifications.show({ message: domainsMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: domainsMessages.deleted(domain) }),
    onSettled: () => invalidate(queries, domainsQuery.queryKey),
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
