import tabsStyles from '../../kit/tabs.module.css'
import styles from './all-contacts-screen.module.css'
import { Link } from '@tanstack/react-router'
import { count } from '../contacts/contact-words.ts'
import { useContacts } from '../contacts/use-contacts.ts'
import type { CareSearch } from './care-search.ts'
import { useDuplicates, useMerges } from './duplicate-queries.ts'

type TabProps = { tab: CareSearch['tab']; here: CareSearch['tab']; label: string; number: number | undefined }

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
export const CareTabs = ({ here }: { here: CareSearch['tab'] }) => (
  <nav className={tabsStyles.tabs} aria-label="All contacts">
    <Tab tab={undefined} here={here} label="Everybody" number={useContacts().data?.total} />
    <Tab tab="duplicates" here={here} label="Likely duplicates" number={useDuplicates().data?.total} />
    <Tab tab="history" here={here} label="History" number={useMerges().data?.total} />
  </nav>
)
