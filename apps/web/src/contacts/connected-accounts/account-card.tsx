import text from '../../kit/text.module.css'
import styles from '../../connections/accounts/connected-accounts.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isRead } from '@wellmet/connections/engine/account-states.rules.ts'
import type { ConnectedAccount, ProviderStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { helpdeskMessages } from '@wellmet/connections/helpdesk/helpdesk.messages.ts'
import { clsx } from 'clsx'
import { useId } from 'react'
import { Disclosure } from '../../kit/disclosure.tsx'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { inOrder, isUnderWay, lastSuccessOf, stageOf } from '../../connections/accounts/account-shapes.ts'
import { AccountState } from '../../connections/accounts/account-state.tsx'
import { ConnectAccount } from '../../connections/accounts/connect-account.tsx'
import { broughtInQuery } from '../../connections/accounts/connected-accounts.queries.ts'
import { DisconnectAccount } from '../../connections/accounts/disconnect-account.tsx'
import { Folders } from '../../connections/accounts/folders.tsx'
import { InternalMail } from '../../connections/accounts/internal-mail.tsx'
import { NeverDomains } from '../../connections/accounts/never-domains.tsx'
import { ReadNotes } from './read-notes.tsx'
import { RunHistory } from './run-history.tsx'
import { holdsRows, nameOfSource } from './source-names.ts'
import { SourceRow } from './source-row.tsx'
import { useAccountProgress } from './use-account-progress.ts'
import { useSync } from '../../connections/accounts/use-sync.ts'

/** What was read becomes contacts a little later. */
const settlingMs = 20_000

type OfAccount = { account: ConnectedAccount }
type Props = OfAccount & { provider: ProviderStatus; mayChange: boolean; mayListen: boolean }

const isSettling = (account: ConnectedAccount): boolean =>
  Date.now() - Date.parse(lastSuccessOf(account) ?? account.connectedAt) < settlingMs

const knownWords = ({ contacts, staying }: { contacts: number; staying: number }): string => {
  const total = contacts + staying
  if (total === 0) return engineMessages.contactsNone()
  return staying === 0
    ? engineMessages.contactsOnly({ total })
    : engineMessages.contactsKnown({ total, alone: contacts })
}

/** How many contacts the account knows, asked again while they come in. */
const ContactsLine = ({ account, isReading }: OfAccount & { isReading: boolean }) => {
  const { data } = useQuery({
    ...broughtInQuery(account.id),
    refetchInterval: () => (isReading || isSettling(account) ? 2_000 : false),
  })
  const total = data ? data.contacts + data.staying : 0
  return (
    <p className={clsx(text.small, text.figures)}>
      {data ? knownWords(data) : engineMessages.contactsLoading()}{' '}
      {total ? (
        <Link to="/contacts" className={text.link}>
          {engineMessages.seeContacts()}
        </Link>
      ) : null}{' '}
      {isReading ? engineMessages.closePage() : null}
    </p>
  )
}

const TicketsLink = () => (
  <p className={text.small}>
    <Link to="/settings/tickets" className={text.link}>
      {helpdeskMessages.seeTickets()}
    </Link>
  </p>
)

/** What the member must know or do when an account is not simply read. */
const StateNote = ({
  account: { state },
  provider: { label, provider, isAvailable },
  mayChange,
}: Omit<Props, 'mayListen'>) => {
  if (state === 'revoked') return <p className={styles.note}>{engineMessages.revokedAbout()}</p>
  if (state === 'failed') return <p className={styles.note}>{engineMessages.failedAbout({ provider: label })}</p>
  if (state !== 'expired') return null
  return (
    <div className={styles.note}>
      <p>{engineMessages.expiredAbout({ provider: label })}</p>
      {mayChange && isAvailable ? (
        <ConnectAccount provider={provider}>{engineMessages.connectNow()}</ConnectAccount>
      ) : null}
    </div>
  )
}

/** The sources of which parts can be left out. */
const foldersIn = ({ sources }: ConnectedAccount, { folders }: ProviderStatus) =>
  sources.map(({ source }) => source).filter((source) => folders.includes(source))

const isOfMail = ({ reads }: ProviderStatus): boolean => reads.includes('mail') || reads.includes('calendar')

type Reading = OfAccount & { isBusy: boolean; onSync: (full: boolean) => void }

const ReadNow = ({ account: { address }, isBusy, onSync }: Reading) => (
  <div className={styles.actions}>
    <Button variant="default" disabled={isBusy} onClick={() => onSync(false)}>
      {engineMessages.syncNow()}
    </Button>
    <ConfirmButton
      tone="plain"
      label={engineMessages.readAgain()}
      spoken={engineMessages.readAgainOf({ address })}
      question={engineMessages.readAgainQuestion()}
      verb={engineMessages.readAgain()}
      disabled={isBusy}
      onConfirm={() => onSync(true)}
    />
  </div>
)

/** One account: how far it is read, and everything that can be done with it. */
export const AccountCard = ({ account, provider, mayChange, mayListen }: Props) => {
  const id = useId()
  const { asked, sync } = useSync(account)
  const isBusy = isUnderWay(account, asked)
  useAccountProgress(account, { isUnderWay: isBusy, mayListen })
  const isGoing = account.state === 'revoked'
  const readable = isRead(account.state)
  return (
    <article className={styles.card} aria-labelledby={id} aria-busy={isBusy}>
      <header className={styles.head}>
        <div className={styles.who}>
          <h3 id={id} className={text.clip} title={account.address}>
            {account.address}
          </h3>
          <AccountState account={account} isReading={isBusy} />
        </div>
        {mayChange && readable ? <ReadNow account={account} isBusy={isBusy} onSync={sync} /> : null}
      </header>
      <StateNote account={account} provider={provider} mayChange={mayChange} />
      {isGoing ? null : (
        <>
          {provider.category === 'helpdesk' ? <TicketsLink /> : <ContactsLine account={account} isReading={isBusy} />}
          <ul className={styles.sources} aria-label={engineMessages.sources({ address: account.address })}>
            {inOrder(account.sources).map((source) => (
              <li key={source.source}>
                <SourceRow
                  source={source}
                  name={nameOfSource(source.source, provider.category)}
                  stage={stageOf(source, account, asked)}
                  isRead={readable}
                />
              </li>
            ))}
          </ul>
          {holdsRows(provider.category) || provider.category === 'helpdesk' ? null : (
            <NeverDomains account={account} mayChange={mayChange} />
          )}
          {mayChange && readable
            ? foldersIn(account, provider).map((source) => <Folders key={source} account={account} source={source} />)
            : null}
          {isOfMail(provider) ? <InternalMail account={account} mayChange={mayChange} /> : null}
          <RunHistory id={account.id} address={account.address} category={provider.category} />
          <Disclosure summary={engineMessages.whatIsRead()}>
            <ReadNotes provider={provider} />
          </Disclosure>
          {mayChange ? <DisconnectAccount account={account} /> : null}
        </>
      )}
    </article>
  )
}
