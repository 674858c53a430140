import type { PlainMessage } from '@wellmet/platform/messages/messages.ts'
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
import { shellMessages } from './shell.messages.ts'

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
  label: PlainMessage<unknown>
  short?: PlainMessage<unknown>
  icon: Icon
  exact?: boolean
}

/** The rail, in its order. A screen that does not exist yet has no line here. */
export const railItems: readonly RailItem[] = [
  { to: '/', label: shellMessages.home, short: shellMessages.home, icon: IconHome, exact: true },
  { to: '/search/people', label: shellMessages.people, short: shellMessages.searchInBar, icon: IconSearch },
  { to: '/people', label: shellMessages.bestInReach, icon: IconListNumbers, exact: true },
  { to: '/search/companies', label: shellMessages.companies, icon: IconBuilding },
  { to: '/introductions', label: shellMessages.introductions, short: shellMessages.introductionsInBar, icon: IconSend },
  { to: '/network', label: shellMessages.network, short: shellMessages.network, icon: IconChartDots3 },
  { to: '/contacts', label: shellMessages.contacts, short: shellMessages.contacts, icon: IconAddressBook },
  { to: '/all-contacts', label: shellMessages.allContacts, icon: IconListDetails },
  { to: '/collections', label: shellMessages.savedLists, icon: IconBookmarks },
  { to: '/missions', label: shellMessages.missions, icon: IconTarget },
  { to: '/settings', label: shellMessages.settings, short: shellMessages.settings, icon: IconSettings },
]
