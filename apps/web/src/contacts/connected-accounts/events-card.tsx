import text from '../../kit/text.module.css'
import styles from '../../connections/accounts/connected-accounts.module.css'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isRead } from '@wellmet/connections/engine/account-states.rules.ts'
import type { ConnectedAccount, ProviderStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { useId } from 'react'
import { isUnderWay, stageOf } from '../../connections/accounts/account-shapes.ts'
import { AccountState } from '../../connections/accounts/account-state.tsx'
import { ConnectAccount } from '../../connections/accounts/connect-account.tsx'
import { DisconnectAccount } from '../../connections/accounts/disconnect-account.tsx'
import { useSync } from '../../connections/accounts/use-sync.ts'
import { Newsletter } from './newsletter.tsx'
import { nameOfSource } from './source-names.ts'
import { SourceRow } from './source-row.tsx'
import { useAccountProgress } from './use-account-progress.ts'

type Props = { account: ConnectedAccount; provider: ProviderStatus; mayChange: boolean; mayListen: boolean }

/** A calendar of events or the audience of a newsletter: nobody there becomes a contact. */
export const EventsCard = ({ account, provider, mayChange, mayListen }: Props) => {
  const id = useId()
  const { asked, sync } = useSync(account)
  const isBusy = isUnderWay(account, asked)
  useAccountProgress(account, { isUnderWay: isBusy, mayListen })
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
        {mayChange && readable ? (
          <div className={styles.actions}>
            <Button variant="default" disabled={isBusy} onClick={() => sync(false)}>
              {engineMessages.syncNow()}
            </Button>
          </div>
        ) : null}
      </header>
      {account.state === 'revoked' ? <p className={styles.note}>{engineMessages.revokedAbout()}</p> : null}
      {account.state === 'expired' ? (
        <div className={styles.note}>
          <p>{engineMessages.expiredAbout({ provider: provider.label })}</p>
          {mayChange && provider.isAvailable ? (
            <ConnectAccount provider={provider.provider}>{engineMessages.connectNow()}</ConnectAccount>
          ) : null}
        </div>
      ) : null}
      {account.state === 'revoked' ? null : (
        <>
          <ul className={styles.sources} aria-label={engineMessages.sources({ address: account.address })}>
            {account.sources.map((source) => (
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
          {provider.category === 'newsletter' ? (
            <Newsletter mayChange={mayChange && readable} />
          ) : (
            <p className={text.small}>
              <Link to="/events" className={text.link}>
                {engineMessages.seeEvents()}
              </Link>
            </p>
          )}
          {mayChange ? <DisconnectAccount account={account} /> : null}
        </>
      )}
    </article>
  )
}
