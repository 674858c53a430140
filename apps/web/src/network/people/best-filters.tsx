import searchBarStyles from '../../kit/search-bar.module.css'
import styles from './best-table.module.css'
import { Select } from '@mantine/core'
import { StrengthLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { oneOf } from '../../kit/search-params.ts'
import { listThatScrolls } from '../network-map/controls/list-that-scrolls.ts'
import { PeopleFilter } from '../search/people-filter.tsx'
import { type BestSearch, sharedChoices, sortChoices, withChoice } from './best-search.ts'

type Props = { search: BestSearch; onSearch: (search: BestSearch) => void }

const strengths = [
  { value: '', label: 'Any strength' },
  { value: 'strong', label: 'Strong' },
  { value: 'good', label: 'Good' },
  { value: 'fair', label: 'Fair' },
  { value: 'weak', label: 'Weak' },
  { value: 'unknown', label: 'Unknown strength' },
]
const shared = [
  { value: '', label: 'Shared or not' },
  { value: 'communities', label: 'Shared community' },
  { value: 'alumni', label: 'Shared school or employer' },
  { value: 'investors', label: 'Investor match' },
]
const orders = [
  { value: '', label: 'Best first' },
  { value: 'worth-meeting', label: 'Worth meeting' },
  { value: 'strength', label: 'Strongest first' },
  { value: 'confidence', label: 'Surest way first' },
  { value: 'paths', label: 'Most paths first' },
  { value: 'introducers', label: 'Most introducers first' },
  { value: 'reputation', label: 'Best reputation first' },
  { value: 'name', label: 'By name' },
]

/** Who is shown, and in which order. */
export const BestFilters = ({ search, onSearch }: Props) => (
  <search className={searchBarStyles.searchBar}>
    <PeopleFilter filter={search.filter} onFilter={(filter) => onSearch(withChoice(search, 'filter', filter))} />
    <Select
      className={styles.filter}
      aria-label="Strength"
      {...listThatScrolls}
      allowDeselect={false}
      data={strengths}
      value={search.strength ?? ''}
      onChange={(chosen) => onSearch(withChoice(search, 'strength', oneOf(StrengthLabel.options, chosen)))}
    />
    <Select
      className={styles.filter}
      aria-label="What you share"
      {...listThatScrolls}
      allowDeselect={false}
      data={shared}
      value={search.shared ?? ''}
      onChange={(chosen) => onSearch(withChoice(search, 'shared', oneOf(sharedChoices, chosen)))}
    />
    <Select
      className={styles.filter}
      aria-label="Order"
      {...listThatScrolls}
      allowDeselect={false}
      data={orders}
      value={search.sort ?? ''}
      onChange={(chosen) => onSearch(withChoice(search, 'sort', oneOf(sortChoices, chosen)))}
    />
  </search>
)
