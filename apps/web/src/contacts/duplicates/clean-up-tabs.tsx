import tabsStyles from '../../kit/tabs.module.css'
import styles from './all-contacts-screen.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'
import { keepTabInView } from '../../kit/keep-in-sight.ts'
import { count } from '../contact-list/contact-words.ts'
import { contactsQuery } from '../contact-list/contacts.queries.ts'
import type { CleanUpSearch } from './clean-up-search.ts'
import { duplicatesQuery, mergesQuery } from './duplicates.queries.ts'

type Here = NonNullable<CleanUpSearch['tab']> | 'contacts' | 'map'
type TabProps = { tab: Here; here: Here; label: string; number?: number | undefined }

const addressOf = (tab: Here) => {
  if (tab === 'map') return { to: '/network' } as const
  return tab === 'contacts' ? ({ to: '/contacts' } as const) : ({ to: '/all-contacts', search: { tab } } as const)
}

const Tab = ({ tab, here, label, number }: TabProps) => (
  <Link
    {...addressOf(tab)}
    ref={tab === here ? keepTabInView : null}
    className={tabsStyles.tab}
    data-active={tab === here || undefined}
    aria-current={tab === here ? 'page' : undefined}
  >
    {label}
    {tab === 'map' ? null : <span className={styles.number}>{number === undefined ? '' : count(number)}</span>}
  </Link>
)

/** Everything under Network: the map, the contacts and what keeps them clean, each with how many there are. */
export const CleanUpTabs = ({ here }: { here: Here }) => (
  <nav className={tabsStyles.tabs} aria-label={duplicatesMessages.network()}>
    <Tab tab="map" here={here} label={duplicatesMessages.map()} />
    <Tab
      tab="contacts"
      here={here}
      label={duplicatesMessages.contacts()}
      number={useInfiniteQuery(contactsQuery()).data?.total}
    />
    <Tab
      tab="duplicates"
      here={here}
      label={duplicatesMessages.likelyDuplicates()}
      number={useInfiniteQuery(duplicatesQuery).data?.total}
    />
    <Tab
      tab="history"
      here={here}
      label={duplicatesMessages.history()}
      number={useInfiniteQuery(mergesQuery).data?.total}
    />
  </nav>
)
