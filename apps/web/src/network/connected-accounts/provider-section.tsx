import text from '../../kit/text.module.css'
import styles from './connected-accounts.module.css'
import type { ProviderStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { clsx } from 'clsx'
import { Section } from '../../kit/section.tsx'
import { AccountCard } from './account-card.tsx'
import { ConnectButton } from './connect-button.tsx'
import { ReadNotes } from './read-notes.tsx'

/** Further accounts are asked every moment instead of listened to. */
const mostStreams = 2

type Props = { provider: ProviderStatus; mayChange: boolean }

const NotConnected = ({ provider: { provider, label, category }, mayChange }: Props) => (
  <div className={styles.card}>
    <ReadNotes category={category} />
    {mayChange ? (
      <ConnectButton provider={provider}>{engineMessages.connect({ provider: label })}</ConnectButton>
    ) : (
      <p className={clsx(text.small, text.quiet)}>{engineMessages.forMembers()}</p>
    )}
  </div>
)

/** The accounts that a member has with one provider, or what connecting one means. */
export const ProviderSection = ({ provider, mayChange }: Props) => {
  const { accounts, label, isAvailable } = provider
  return (
    <Section title={label}>
      {accounts.length === 0 ? <NotConnected provider={provider} mayChange={mayChange} /> : null}
      <div className={styles.accounts}>
        {accounts.map((account, at) => (
          <AccountCard
            key={account.id}
            account={account}
            provider={provider}
            mayChange={mayChange}
            mayListen={at < mostStreams}
          />
        ))}
        {accounts.length > 0 && isAvailable && mayChange ? (
          <ConnectButton provider={provider.provider} variant="default">
            {engineMessages.connectAnother({ provider: label })}
          </ConnectButton>
        ) : null}
      </div>
    </Section>
  )
}
