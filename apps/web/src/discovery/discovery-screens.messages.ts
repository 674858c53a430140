import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** Names of screens in the rail, the settings and the palette, and the words that find them in the palette. */
export const discoveryScreensMessages = defineMessages('discoveryScreens', {
  companies: 'Companies',
  companiesWords: 'search organizations accounts',
  events: 'Events',
  eventsWords: 'luma guests attendees gatherings',
  insights: 'Insights',
  missions: 'Missions',
  missionsWords: 'goals targets',
  network: 'Network',
  rateContacts: 'Rate contacts',
  rateContactsWords: 'how well do you know familiarity strength',
  savedLists: 'Saved lists',
  savedListsWords: 'collections',
  search: 'Search',
  searchEverywhere: 'Search everywhere',
  searchEverywhereWords: 'people directory broad discovery pdl',
  topPaths: 'Top paths',
  topPathsWords: 'best reach ranking people',
})
