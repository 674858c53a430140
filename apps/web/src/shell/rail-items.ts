import {
  IconAddressBook,
  IconBuilding,
  IconChartDots3,
  IconHome,
  IconListDetails,
  IconSearch,
  IconSettings,
  type Icon,
} from '@tabler/icons-react'

/**
 * `short` is the label of the bottom bar, where six have to fit side by side on a phone. What has none is not in it and
 * is one step away: companies are a tab of the search.
 */
export type RailItem = {
  to: '/' | '/search/people' | '/search/companies' | '/network' | '/contacts' | '/all-contacts' | '/settings'
  label: string
  short?: string
  icon: Icon
  exact?: boolean
}

/** The rail, in its order. A screen that does not exist yet has no line here. */
export const railItems: readonly RailItem[] = [
  { to: '/', label: 'Home', short: 'Home', icon: IconHome, exact: true },
  { to: '/search/people', label: 'People', short: 'Search', icon: IconSearch },
  { to: '/search/companies', label: 'Companies', icon: IconBuilding },
  { to: '/network', label: 'Network', short: 'Network', icon: IconChartDots3 },
  { to: '/contacts', label: 'Contacts', short: 'Contacts', icon: IconAddressBook },
  { to: '/all-contacts', label: 'All contacts', short: 'All', icon: IconListDetails },
  { to: '/settings', label: 'Settings', short: 'Settings', icon: IconSettings },
]
