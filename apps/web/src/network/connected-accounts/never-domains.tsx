import text from '../../kit/text.module.css'
import styles from './never-domains.module.css'
import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { api } from '../../api/client.ts'
import { reasonOf, toProblem } from '../../api/problem.ts'
import { readDomain } from './account-shapes.ts'
import { showAccount } from './connected-accounts.queries.ts'

const say = (message: string) => notifications.show({ message })

const useNeverDomains = ({ id }: ConnectedAccount) => {
  const queries = useQueryClient()
  const { mutate, ...change } = api.useMutation('patch', '/api/connections/accounts/{id}', {
    onSuccess: (now) => showAccount(queries, now),
  })
  const save = (neverDomains: string[], onSuccess: () => void, onError?: (error: unknown) => void) =>
    mutate({ params: { path: { id } }, body: { neverDomains } }, { onSuccess, onError: (error) => onError?.(error) })
  return { ...change, save }
}

const AddDomain = ({ account }: { account: ConnectedAccount }) => {
  const [typed, setTyped] = useState('')
  const { save, isPending, error, reset } = useNeverDomains(account)
  const domain = readDomain(typed)
  const trouble =
    error &&
    (toProblem(error).code === 'invalid_request'
      ? engineMessages.domainNotValid()
      : engineMessages.notChanged({ reason: reasonOf(error) }))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save([...new Set([...account.neverDomains, domain])], () => {
          setTyped('')
          say(engineMessages.domainAdded({ domain }))
        })
      }}
    >
      <TextInput
        className={styles.field}
        aria-label={engineMessages.domain()}
        placeholder={engineMessages.domainExample()}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={trouble}
        onChange={({ currentTarget }) => {
          reset()
          setTyped(currentTarget.value)
        }}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={domain === ''}>
        {engineMessages.addDomain()}
      </Button>
    </form>
  )
}

const DomainRow = ({
  account,
  domain,
  mayChange,
}: {
  account: ConnectedAccount
  domain: string
  mayChange: boolean
}) => {
  const { save, isPending } = useNeverDomains(account)
  const remove = () =>
    save(
      account.neverDomains.filter((one) => one !== domain),
      () => say(engineMessages.domainRemoved({ domain })),
      (error) => say(engineMessages.notChanged({ reason: reasonOf(error) })),
    )
  return (
    <li>
      <span className={text.clip} title={domain}>
        {domain}
      </span>
      {mayChange ? (
        <Button
          variant="subtle"
          color="slate"
          loading={isPending}
          aria-label={engineMessages.removeDomainNamed({ domain })}
          onClick={remove}
        >
          {engineMessages.removeDomain()}
        </Button>
      ) : null}
    </li>
  )
}

/** With whom mail and meetings are never stored. */
export const NeverDomains = ({ account, mayChange }: { account: ConnectedAccount; mayChange: boolean }) => {
  const id = useId()
  return (
    <section className={styles.neverDomains} aria-labelledby={id}>
      <h4 id={id}>{engineMessages.neverDomains()}</h4>
      <p className={clsx(text.small, text.quiet)}>{engineMessages.neverDomainsAbout()}</p>
      {account.neverDomains.length > 0 ? (
        <ul aria-labelledby={id}>
          {account.neverDomains.map((domain) => (
            <DomainRow key={domain} account={account} domain={domain} mayChange={mayChange} />
          ))}
        </ul>
      ) : null}
      {mayChange ? <AddDomain account={account} /> : null}
    </section>
  )
}
