import { IconCoins, IconRocket, IconShieldCheck, IconUsers } from '@tabler/icons-react'
import { Segmented } from '../../kit/segmented.tsx'
import { oneOf } from '../../kit/search-params.ts'
import { peopleFilters, type PeopleSearch } from './people-search.ts'

type Props = { filter: PeopleSearch['filter']; onFilter: (filter: PeopleSearch['filter']) => void }

const choices = [
  { value: 'all', label: 'Everybody', icon: IconUsers },
  { value: 'founders', label: 'Founders', icon: IconRocket },
  { value: 'investors', label: 'Investors', icon: IconCoins },
  { value: 'high-trust', label: 'High trust', icon: IconShieldCheck },
] as const

export const PeopleFilter = ({ filter, onFilter }: Props) => (
  <Segmented
    legend="Whom to show"
    wrapsOnPhone
    choices={choices}
    value={filter ?? 'all'}
    onChange={(chosen) => onFilter(oneOf(peopleFilters, chosen))}
  />
)
