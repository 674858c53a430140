import searchBarStyles from '../../kit/search-bar.module.css'
import styles from './best-filters.module.css'
import { Select } from '@mantine/core'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { strengthLabels } from '../../kit/strength-labels.ts'
import { oneOf } from '../../kit/search-params.ts'
import { listThatScrolls } from '../../kit/list-that-scrolls.ts'
import { PeopleFilter } from './people-filter.tsx'
import { type BestSearch, sharedChoices, sortChoices, withChoice } from './best-search.ts'

type Props = { search: BestSearch; onSearch: (search: BestSearch) => void }

const strengths = [
  { value: '', label: peopleMessages.anyStrength },
  { value: 'strong', label: peopleMessages.strengthStrong },
  { value: 'good', label: peopleMessages.strengthGood },
  { value: 'fair', label: peopleMessages.strengthFair },
  { value: 'weak', label: peopleMessages.strengthWeak },
  { value: 'unknown', label: peopleMessages.strengthUnknown },
]
const shared = [
  { value: '', label: peopleMessages.anyShared },
  { value: 'communities', label: peopleMessages.sharedCommunity },
  { value: 'alumni', label: peopleMessages.sharedSchoolOrEmployer },
  { value: 'investors', label: peopleMessages.sharedInvestor },
]
const orders = [
  { value: '', label: peopleMessages.orderBest },
  { value: 'worth-meeting', label: peopleMessages.orderRecommended },
  { value: 'strength', label: peopleMessages.orderStrength },
  { value: 'chance', label: pathsMessages.highestChanceFirst },
  { value: 'paths', label: peopleMessages.orderPaths },
  { value: 'introducers', label: peopleMessages.orderIntroducers },
  { value: 'reputation', label: peopleMessages.orderReputation },
  { value: 'name', label: peopleMessages.orderName },
]

const choicesOf = (choices: readonly { value: string; label: () => string }[]) =>
  choices.map(({ value, label }) => ({ value, label: label() }))

/** Who is shown, and in which order. */
export const BestFilters = ({ search, onSearch }: Props) => (
  <search className={searchBarStyles.searchBar}>
    <PeopleFilter filter={search.filter} onFilter={(filter) => onSearch(withChoice(search, 'filter', filter))} />
    <Select
      className={styles.filter}
      aria-label={peopleMessages.strength()}
      {...listThatScrolls}
      allowDeselect={false}
      data={choicesOf(strengths)}
      value={search.strength ?? ''}
      onChange={(chosen) => onSearch(withChoice(search, 'strength', oneOf(strengthLabels, chosen)))}
    />
    <Select
      className={styles.filter}
      aria-label={peopleMessages.sharedBackground()}
      {...listThatScrolls}
      allowDeselect={false}
      data={choicesOf(shared)}
      value={search.shared ?? ''}
      onChange={(chosen) => onSearch(withChoice(search, 'shared', oneOf(sharedChoices, chosen)))}
    />
    <Select
      className={styles.filter}
      aria-label={peopleMessages.order()}
      {...listThatScrolls}
      allowDeselect={false}
      data={choicesOf(orders)}
      value={search.sort ?? ''}
      onChange={(chosen) => onSearch(withChoice(search, 'sort', oneOf(sortChoices, chosen)))}
    />
  </search>
)
