import styles from '../../connections/accounts/connected-accounts.module.css'
import type { ProviderStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { Section } from '../../kit/section.tsx'
import { AccountCard } from './account-card.tsx'
import { readsNothing } from '../../connections/accounts/account-shapes.ts'
import { ConnectAccount } from '../../connections/accounts/connect-account.tsx'
import { EventsCard } from './events-card.tsx'
import { IdentityCard } from './identity-card.tsx'

/** Further accounts are asked every moment instead of listened to. */
const mostStreams = 2

type Props = { provider: ProviderStatus; mayChange: boolean }

/** The accounts that a member has with one provider. */
export const ProviderSection = ({ provider, mayChange }: Props) => {
  const { accounts, label, category, isAvailable } = provider
  return (
    <Section title={label}>
      <div className={styles.accounts}>
        {accounts.map((account, at) => {
          const card = { account, mayChange, mayListen: at < mostStreams }
          if (category === 'events' || category === 'newsletter')
            return <EventsCard key={account.id} {...card} provider={provider} />
          return readsNothing(provider) ? (
            <IdentityCard key={account.id} {...card} />
          ) : (
            <AccountCard key={account.id} {...card} provider={provider} />
          )
        })}
        {isAvailable && mayChange && !readsNothing(provider) && category !== 'newsletter' && category !== 'helpdesk' ? (
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
