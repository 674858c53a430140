import text from '../../kit/text.module.css'
import styles from '../../connections/accounts/connected-accounts.module.css'
import { useQuery } from '@tanstack/react-query'
import {
  providerCategories,
  type ProviderCategory,
  type ProviderStatus,
} from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { accountsQuery } from '../../connections/accounts/connected-accounts.queries.ts'
import { OwnAddresses } from '../../connections/accounts/own-addresses.tsx'
import { OfferedProviders } from './offered-providers.tsx'
import { ProviderSection } from './provider-section.tsx'
import { findConsent } from '../../connections/accounts/providers.ts'

/** For the operator, who may be the first to look here. Nothing has gone wrong. */
const NotSetUp = ({ providers }: { providers: readonly ProviderStatus[] }) => (
  <div className={styles.card}>
    <h2>{engineMessages.notSetUpTitle()}</h2>
    <p className={clsx(text.quiet, styles.notSetUp)}>
      {richMessage(engineMessages.notSetUpAbout, {
        providers: formatList(
          providers.map(({ label }) => label),
          'disjunction',
        ),
        settings: [...new Set(providers.flatMap(({ provider }) => findConsent(provider)?.settings ?? []))].join(', '),
        code: <code />,
        file: <code />,
      })}
    </p>
    <div className={styles.actions}>
      <LinkButton to="/access" variant="default">
        {engineMessages.importInstead()}
      </LinkButton>
    </div>
  </div>
)

/** Whoever looks for theirs learns that it exists. */
const AlsoPossible = ({ providers }: { providers: readonly ProviderStatus[] }) =>
  providers.length === 0 ? null : (
    <p className={clsx(text.small, text.quiet, styles.about)}>
      {richMessage(engineMessages.alsoPossible, {
        providers: formatList(providers.map(({ label }) => label)),
        help: (
          <a href="/help/connect.html" className={text.link}>
            {null}
          </a>
        ),
      })}
    </p>
  )

const isConnected = ({ accounts }: ProviderStatus): boolean => accounts.length > 0

type CategoryProps = { category: ProviderCategory; children: ReactNode }

/** Providers that are for the same. */
const Category = ({ category, children }: CategoryProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.category}>
      <h2 id={id}>{engineMessages.categoryOf({ category })}</h2>
      {children}
    </section>
  )
}

const Providers = ({ items }: { items: readonly ProviderStatus[] }) => {
  const mayChange = isMember(useSession().workspace?.role)
  const shown = items.filter(({ isAvailable, accounts }) => isAvailable || accounts.length > 0)
  const missing = items.filter((provider) => !shown.includes(provider) && findConsent(provider.provider))
  const isNoneSetUp = missing.length === items.filter(({ provider }) => findConsent(provider)).length
  const [connected, offered] = [shown.filter(isConnected), shown.filter((provider) => !isConnected(provider))]
  const first = connected.length === 0 ? offered[0] : undefined
  return (
    <>
      {mayChange ? null : <p className={clsx(text.small, text.quiet, styles.about)}>{engineMessages.forMembers()}</p>}
      {connected.map((provider) => (
        <ProviderSection key={provider.provider} provider={provider} mayChange={mayChange} />
      ))}
      {providerCategories.map((category) => {
        const members = offered.filter((provider) => provider.category === category)
        if (members.length === 0) return null
        return (
          <Category key={category} category={category}>
            <OfferedProviders providers={members} mayChange={mayChange} first={first} />
          </Category>
        )
      })}
      {isNoneSetUp ? <NotSetUp providers={missing} /> : <AlsoPossible providers={missing} />}
    </>
  )
}

export const ConnectedAccountsScreen = () => (
  <>
    <p className={clsx(text.small, text.quiet, styles.about)}>{engineMessages.about()}</p>
    <Loaded
      query={useQuery(accountsQuery)}
      what={engineMessages.yourAccounts()}
      skeleton={<FormSkeleton fields={3} hasButton />}
    >
      {({ items }) => <Providers items={items.filter(({ category }) => category !== 'chat')} />}
    </Loaded>
    <OwnAddresses />
  </>
)
