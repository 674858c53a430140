import text from '../../kit/text.module.css'
import styles from '../../connections/accounts/connected-accounts.module.css'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { linkedinSignInMessages } from '@wellmet/connections/linkedin-sign-in/linkedin-sign-in.messages.ts'
import { useId } from 'react'
import { Disclosure } from '../../kit/disclosure.tsx'
import { AccountState } from '../../connections/accounts/account-state.tsx'
import { DisconnectAccount } from '../../connections/accounts/disconnect-account.tsx'
import { LinkedinFile, LinkedinNotes } from './linkedin-notes.tsx'
import { useAccountProgress } from './use-account-progress.ts'

type Props = { account: ConnectedAccount; mayChange: boolean; mayListen: boolean }

/** An account that says who somebody is, and from which nothing is read. */
export const IdentityCard = ({ account, mayChange, mayListen }: Props) => {
  const id = useId()
  const isGoing = account.state === 'revoked'
  useAccountProgress(account, { isUnderWay: isGoing, mayListen })
  return (
    <article className={styles.card} aria-labelledby={id} aria-busy={isGoing}>
      <header className={styles.head}>
        <div className={styles.who}>
          <h3 id={id} className={text.clip} title={account.address}>
            {account.address}
          </h3>
          <AccountState account={account} isReading={false} />
        </div>
      </header>
      {isGoing ? (
        <p className={styles.note}>{engineMessages.revokedAbout()}</p>
      ) : (
        <>
          <p className={text.small}>{linkedinSignInMessages.connectedAbout()}</p>
          <LinkedinFile />
          <Disclosure summary={linkedinSignInMessages.told()}>
            <LinkedinNotes />
          </Disclosure>
          {mayChange ? <DisconnectAccount account={account} /> : null}
        </>
      )}
    </article>
  )
}
