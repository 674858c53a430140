import { IconCoins, IconRocket, IconShieldCheck, IconUsers } from '@tabler/icons-react'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { Segmented } from '../../kit/segmented.tsx'
import { oneOf } from '../../kit/search-params.ts'
import { peopleFilters, type PeopleSearch } from './people-search.ts'

type Props = { filter: PeopleSearch['filter']; onFilter: (filter: PeopleSearch['filter']) => void }

const choices = [
  { value: 'all', label: peopleMessages.everyone, icon: IconUsers },
  { value: 'founders', label: peopleMessages.founders, icon: IconRocket },
  { value: 'investors', label: peopleMessages.investors, icon: IconCoins },
  { value: 'high-trust', label: peopleMessages.highTrust, icon: IconShieldCheck },
] as const

export const PeopleFilter = ({ filter, onFilter }: Props) => (
  <Segmented
    legend={peopleMessages.show()}
    wrapsOnPhone
    choices={choices.map(({ label, ...choice }) => ({ ...choice, label: label() }))}
    value={filter ?? 'all'}
    onChange={(chosen) => onFilter(oneOf(peopleFilters, chosen))}
  />
)
