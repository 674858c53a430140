import text from '../../kit/text.module.css'
import styles from './account-rules.module.css'
import { Button, TextInput } from '@mantine/core'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { reasonOf, toProblem } from '../../api/problem.ts'
import { readDomain } from './account-shapes.ts'
import { say, useAccountRules } from './use-account-rules.ts'

const AddDomain = ({ account }: { account: ConnectedAccount }) => {
  const [typed, setTyped] = useState('')
  const { save, isPending, error, reset } = useAccountRules(account)
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
        save({ neverDomains: [...new Set([...account.neverDomains, domain])] }, () => {
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
  const { save, isPending } = useAccountRules(account)
  const remove = () =>
    save(
      { neverDomains: account.neverDomains.filter((one) => one !== domain) },
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
    <section className={styles.rule} aria-labelledby={id}>
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
