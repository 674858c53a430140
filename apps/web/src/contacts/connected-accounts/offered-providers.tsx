import text from '../../kit/text.module.css'
import styles from './offered-providers.module.css'
import type { ProviderStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { clsx } from 'clsx'
import { useId } from 'react'
import { isAdmin } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Disclosure } from '../../kit/disclosure.tsx'
import { readsNothing } from '../../connections/accounts/account-shapes.ts'
import { ConnectAccount } from '../../connections/accounts/connect-account.tsx'
import { LinkedinFile, LinkedinNotes } from './linkedin-notes.tsx'
import { findForm } from '../../connections/accounts/providers.ts'
import { ReadNotes } from './read-notes.tsx'

/** `isFirst`: nothing is connected yet, and this one is the most useful. */
type Props = { provider: ProviderStatus; mayChange: boolean; isFirst: boolean }

/** What connecting it means: a sentence, or for a whole mailbox what is read and what never is. */
const About = ({ provider, isFirst }: Pick<Props, 'provider' | 'isFirst'>) => {
  const form = findForm(provider.provider)
  if (form) return <p className={clsx(text.small, text.quiet, styles.about)}>{form.about()}</p>
  return (
    <Disclosure open={isFirst} summary={engineMessages.whatIsRead()}>
      {readsNothing(provider) ? (
        <>
          <LinkedinNotes />
          <LinkedinFile />
        </>
      ) : (
        <ReadNotes provider={provider} />
      )}
    </Disclosure>
  )
}

const OfferedProvider = ({ provider, mayChange, isFirst }: Props) => {
  const id = useId()
  const { label } = provider
  const isOfAdmin = isAdmin(useSession().workspace?.role)
  // It is connected for everybody in the workspace.
  const mayConnect = mayChange && (provider.category !== 'helpdesk' || isOfAdmin)
  return (
    <li className={styles.offer} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <About provider={provider} isFirst={isFirst} />
      {mayConnect ? (
        <ConnectAccount provider={provider.provider} {...(isFirst ? {} : { variant: 'default' })}>
          {engineMessages.connect({ provider: label })}
        </ConnectAccount>
      ) : null}
    </li>
  )
}

type ListProps = { providers: readonly ProviderStatus[]; mayChange: boolean; first: ProviderStatus | undefined }

/** Services that are not connected yet, one row each. */
export const OfferedProviders = ({ providers, mayChange, first }: ListProps) => (
  <ul className={styles.offers}>
    {providers.map((provider) => (
      <OfferedProvider key={provider.provider} provider={provider} mayChange={mayChange} isFirst={provider === first} />
    ))}
  </ul>
)
