import text from '../../kit/text.module.css'
import styles from './connected-accounts.module.css'
import type { ProviderStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { clsx } from 'clsx'
import { Section } from '../../kit/section.tsx'
import { AccountCard } from './account-card.tsx'
import { ConnectAccount } from './connect-account.tsx'
import { IdentityCard } from './identity-card.tsx'
import { LinkedinFile, LinkedinNotes } from './linkedin-notes.tsx'
import { findForm } from './providers.ts'
import { ReadNotes } from './read-notes.tsx'

/** Further accounts are asked every moment instead of listened to. */
const mostStreams = 2

type Props = { provider: ProviderStatus; mayChange: boolean }

/** Nothing is read from an account that only says who somebody is. */
const readsNothing = ({ reads }: ProviderStatus): boolean => reads.length === 0

/** What connecting it means. */
const About = ({ provider }: Pick<Props, 'provider'>) => {
  if (!readsNothing(provider)) return findForm(provider.provider)?.about() ?? <ReadNotes provider={provider} />
  return (
    <>
      <LinkedinNotes />
      <LinkedinFile />
    </>
  )
}

const NotConnected = ({ provider, mayChange }: Props) => (
  <div className={styles.card}>
    <About provider={provider} />
    {mayChange ? (
      <ConnectAccount provider={provider.provider}>
        {engineMessages.connect({ provider: provider.label })}
      </ConnectAccount>
    ) : (
      <p className={clsx(text.small, text.quiet)}>{engineMessages.forMembers()}</p>
    )}
  </div>
)

/** The accounts that a member has with one provider, or what connecting one means. */
export const ProviderSection = ({ provider, mayChange }: Props) => {
  const { accounts, label, category, isAvailable } = provider
  return (
    <Section title={label}>
      {accounts.length === 0 ? <NotConnected provider={provider} mayChange={mayChange} /> : null}
      <div className={styles.accounts}>
        {accounts.map((account, at) => {
          const card = { account, mayChange, mayListen: at < mostStreams }
          return readsNothing(provider) ? (
            <IdentityCard key={account.id} {...card} />
          ) : (
            <AccountCard key={account.id} {...card} provider={provider} />
          )
        })}
        {accounts.length > 0 && isAvailable && mayChange && !readsNothing(provider) ? (
          <ConnectAccount provider={provider.provider} variant="default">
            {category === 'table'
              ? engineMessages.connectAnotherTable()
              : engineMessages.connectAnother({ provider: label })}
          </ConnectAccount>
        ) : null}
      </div>
    </Section>
  )
}
