import type { Area } from '@wellmet/platform/area.ts'
import { companiesRoutes, companyPagesRoutes, companySearchRoutes } from './companies/companies.handlers.ts'
import { companiesHooks, companiesReactions } from './companies/companies.reactions.ts'
import { companiesTables } from './companies/companies.tables.ts'
import { companyIntelligenceRoutes } from './company-intelligence/company-intelligence.handlers.ts'
import { companyLogoSettings } from './companies/company-logo.settings.ts'
import { companiesWork } from './companies/companies.work.ts'
import { eventGuestsRoutes } from './event-guests/event-guests.handlers.ts'
import { eventGuestsHooks, eventGuestsReactions } from './event-guests/event-guests.reactions.ts'
import { insightsRoutes } from './insights/insights.handlers.ts'
import { inviteSuggestionsRoutes } from './invite-suggestions/invite-suggestions.handlers.ts'
import { savedListsRoutes } from './lists/saved-lists.handlers.ts'
import { listsHooks } from './lists/lists.reactions.ts'
import { savedListsTables } from './lists/saved-lists.tables.ts'
import { missionsRoutes } from './missions/missions.handlers.ts'
import { missionsHooks } from './missions/missions.reactions.ts'
import { missionsTables } from './missions/missions.tables.ts'
import { networkMapsRoutes } from './network-map/network-maps.handlers.ts'
import { peopleRoutes } from './people-search/people.handlers.ts'
import { peopleToRateRoutes } from './people-to-rate/people-to-rate.handlers.ts'
import { openTicketsHooks, openTicketsReactions } from './open-tickets/open-tickets.reactions.ts'
import { reachablePeopleRoutes } from './reach/reachable-people.handlers.ts'
import { recommendationsRoutes } from './recommendations/recommendations.handlers.ts'
import { fitRecommendationsEverywhereJob } from './recommendations/recommendations.jobs.ts'
import { recommendationsHooks } from './recommendations/recommendations.reactions.ts'
import { recommendationsTables } from './recommendations/recommendations.tables.ts'
import { recommendationsWork } from './recommendations/recommendations.work.ts'
import { signalsRoutes } from './signals/signals.handlers.ts'
import { deleteExpiredSignalsJob } from './signals/signals.jobs.ts'
import { signalsHooks, signalsReactions } from './signals/signals.reactions.ts'
import { signalsTables } from './signals/signals.tables.ts'
import { signalsWork } from './signals/signals.work.ts'
import { sharedBackgroundRoutes } from './shared-background/shared-background.handlers.ts'
import { saveOutdatedPostingsJob } from './postings/postings.jobs.ts'
import { postingsHooks, postingsReactions } from './postings/postings.reactions.ts'
import { postingsTables } from './postings/postings.tables.ts'
import { postingsWork } from './postings/postings.work.ts'

/** What one looks for: people, companies, and where to go next. */
export const discoveryArea = {
  name: 'discovery',
  routes: {
    missions: missionsRoutes,
    savedLists: savedListsRoutes,
    people: peopleRoutes,
    reachablePeople: reachablePeopleRoutes,
    companies: companiesRoutes,
    companySearch: companySearchRoutes,
    companyPages: companyPagesRoutes,
    companyIntelligence: companyIntelligenceRoutes,
    networkMaps: networkMapsRoutes,
    inviteSuggestions: inviteSuggestionsRoutes,
    insights: insightsRoutes,
    sharedBackground: sharedBackgroundRoutes,
    recommendations: recommendationsRoutes,
    peopleToRate: peopleToRateRoutes,
    eventGuests: eventGuestsRoutes,
    signals: signalsRoutes,
  },
  jobs: [...companiesWork, ...recommendationsWork, ...postingsWork, ...signalsWork],
  reactions: [
    ...companiesReactions,
    ...postingsReactions,
    ...signalsReactions,
    ...openTicketsReactions,
    ...eventGuestsReactions,
  ],
  hooks: [
    ...companiesHooks,
    ...listsHooks,
    ...missionsHooks,
    ...recommendationsHooks,
    ...postingsHooks,
    ...signalsHooks,
    ...openTicketsHooks,
    ...eventGuestsHooks,
  ],
  schedule: [
    { at: '52 4 1 * *', job: fitRecommendationsEverywhereJob },
    { at: '23 2 * * *', job: deleteExpiredSignalsJob },
    { at: '37 1 * * *', job: saveOutdatedPostingsJob },
  ],
  settings: [companyLogoSettings],
  sealed: [],
  tables: [
    ...companiesTables,
    ...missionsTables,
    ...recommendationsTables,
    ...savedListsTables,
    ...postingsTables,
    ...signalsTables,
  ],
} satisfies Area
