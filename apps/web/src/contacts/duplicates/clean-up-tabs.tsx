import tabsStyles from '../../kit/tabs.module.css'
import styles from './all-contacts-screen.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'
import { keepTabInView } from '../../kit/keep-in-sight.ts'
import { TabLink } from '../../kit/tab-link.tsx'
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
  <TabLink {...addressOf(tab)} ref={tab === here ? keepTabInView : null} isHere={tab === here}>
    {label}
    {tab === 'map' ? null : <span className={styles.number}>{number === undefined ? '' : count(number)}</span>}
  </TabLink>
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
