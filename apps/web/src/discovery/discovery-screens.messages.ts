import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** The names of screens in the rail, the settings and the palette, and other words under which somebody looks for them. */
export const discoveryScreensMessages = defineMessages('discoveryScreens', {
  companies: 'Companies',
  companiesWords: 'search organizations accounts',
  insights: 'Insights',
  missions: 'Missions',
  missionsWords: 'goals targets',
  network: 'Network',
  savedLists: 'Saved lists',
  savedListsWords: 'collections',
  search: 'Search',
  searchEverywhere: 'Search everywhere',
  searchEverywhereWords: 'people directory broad discovery pdl',
  topPaths: 'Top paths',
  topPathsWords: 'best reach ranking people',
})
