import tabsStyles from '../../kit/tabs.module.css'
import styles from './all-contacts-screen.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'
import { count } from '../contacts/contact-words.ts'
import { contactsQuery } from '../contacts/contacts.queries.ts'
import type { CleanUpSearch } from './clean-up-search.ts'
import { duplicatesQuery, mergesQuery } from './duplicates.queries.ts'

type TabProps = { tab: CleanUpSearch['tab']; here: CleanUpSearch['tab']; label: string; number: number | undefined }

const Tab = ({ tab, here, label, number }: TabProps) => (
  <Link
    to="/all-contacts"
    search={tab ? { tab } : {}}
    className={tabsStyles.tab}
    data-active={tab === here || undefined}
    aria-current={tab === here ? 'page' : undefined}
  >
    {label}
    <span className={styles.number}>{number === undefined ? '' : count(number)}</span>
  </Link>
)

/** Each with how many there are, as soon as that is known. */
export const CleanUpTabs = ({ here }: { here: CleanUpSearch['tab'] }) => (
  <nav className={tabsStyles.tabs} aria-label={duplicatesMessages.allContacts()}>
    <Tab
      tab={undefined}
      here={here}
      label={duplicatesMessages.everybody()}
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
