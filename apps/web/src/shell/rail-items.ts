import {
  IconAddressBook,
  IconBookmarks,
  IconBuilding,
  IconChartDots3,
  IconHome,
  IconListDetails,
  IconListNumbers,
  IconSearch,
  IconSend,
  IconSettings,
  IconTarget,
  type Icon,
} from '@tabler/icons-react'

/**
 * `short` is the label of the bottom bar, where six have to fit side by side on a phone. What has none is not in it and
 * is one step away: companies and collections are tabs of the search, missions one of the collections, and all contacts
 * is linked from the contacts.
 */
export type RailItem = {
  to:
    | '/'
    | '/search/people'
    | '/people'
    | '/search/companies'
    | '/network'
    | '/contacts'
    | '/all-contacts'
    | '/introductions'
    | '/collections'
    | '/missions'
    | '/settings'
  label: string
  short?: string
  icon: Icon
  exact?: boolean
}

/** The rail, in its order. A screen that does not exist yet has no line here. */
export const railItems: readonly RailItem[] = [
  { to: '/', label: 'Home', short: 'Home', icon: IconHome, exact: true },
  { to: '/search/people', label: 'People', short: 'Search', icon: IconSearch },
  { to: '/people', label: 'Best in reach', icon: IconListNumbers, exact: true },
  { to: '/search/companies', label: 'Companies', icon: IconBuilding },
  { to: '/introductions', label: 'Introductions', short: 'Intros', icon: IconSend },
  { to: '/network', label: 'Network', short: 'Network', icon: IconChartDots3 },
  { to: '/contacts', label: 'Contacts', short: 'Contacts', icon: IconAddressBook },
  { to: '/all-contacts', label: 'All contacts', icon: IconListDetails },
  { to: '/collections', label: 'Collections', icon: IconBookmarks },
  { to: '/missions', label: 'Missions', icon: IconTarget },
  { to: '/settings', label: 'Settings', short: 'Settings', icon: IconSettings },
]
