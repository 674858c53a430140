import type { PlainMessage } from '@wellmet/platform/messages/messages.ts'
import {
  IconChartDots3,
  IconChartHistogram,
  IconHome,
  IconSearch,
  IconSend,
  IconSettings,
  type Icon,
} from '@tabler/icons-react'
import { shellMessages } from './shell.messages.ts'

export type RailItem = {
  to: '/' | '/search/people' | '/network' | '/introductions' | '/relationship-intelligence' | '/settings'
  label: PlainMessage<unknown>
  icon: Icon
  /** Pressed after "g". */
  key: string
  /** Where else one is in this place: the beginnings of the addresses of its other screens. */
  within: readonly string[]
}

/**
 * The places of the product, in their order, under the same names in the rail, in the phone's bar and in the palette.
 * A screen that does not exist yet has no line here.
 */
export const railItems: readonly RailItem[] = [
  { to: '/', label: shellMessages.home, icon: IconHome, key: 'h', within: ['/onboarding'] },
  {
    to: '/search/people',
    label: shellMessages.search,
    icon: IconSearch,
    key: 's',
    // The form for a mission stands among the first steps, beside the imports.
    within: ['/search', '/people', '/companies', '/collections', '/missions', '/access/personalize'],
  },
  {
    to: '/network',
    label: shellMessages.network,
    icon: IconChartDots3,
    key: 'n',
    within: ['/contacts', '/all-contacts', '/access', '/setup-network'],
  },
  { to: '/introductions', label: shellMessages.introductions, icon: IconSend, key: 'i', within: [] },
  {
    to: '/relationship-intelligence',
    label: shellMessages.insights,
    icon: IconChartHistogram,
    key: 't',
    within: [],
  },
  { to: '/settings', label: shellMessages.settings, icon: IconSettings, key: ',', within: [] },
]

const isAtOrBelow = (place: string, pathname: string): boolean => pathname === place || pathname.startsWith(`${place}/`)

/** The place that an address belongs to; none for the notifications, which have their own bell. */
export const placeOf = (pathname: string): RailItem | undefined =>
  railItems.find(({ to, within }) =>
    [to, ...within].some((place) => (place === '/' ? pathname === place : isAtOrBelow(place, pathname))),
  )
