import type { Area } from '@wellmet/platform/area.ts'
import { companiesRoutes, companyPagesRoutes, companySearchRoutes } from './companies/companies.handlers.ts'
import { companiesHooks, companiesReactions } from './companies/companies.reactions.ts'
import { companiesTables } from './companies/companies.tables.ts'
import { companyIntelligenceRoutes } from './company-intelligence/company-intelligence.handlers.ts'
import { companyLogoSettings } from './companies/company-logo.settings.ts'
import { companiesWork } from './companies/companies.work.ts'
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
import { reachablePeopleRoutes } from './reach/reachable-people.handlers.ts'
import { recommendationsRoutes } from './recommendations/recommendations.handlers.ts'
import { fitRecommendationsEverywhereJob } from './recommendations/recommendations.jobs.ts'
import { recommendationsHooks } from './recommendations/recommendations.reactions.ts'
import { recommendationsTables } from './recommendations/recommendations.tables.ts'
import { recommendationsWork } from './recommendations/recommendations.work.ts'
import { sharedBackgroundRoutes } from './shared-background/shared-background.handlers.ts'
import { countTokensJob } from './token-postings/token-postings.jobs.ts'
import { tokenPostingsHooks, tokenPostingsReactions } from './token-postings/token-postings.reactions.ts'
import { tokenPostingsTables } from './token-postings/token-postings.tables.ts'
import { tokenPostingsWork } from './token-postings/token-postings.work.ts'

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
  },
  jobs: [...companiesWork, ...recommendationsWork, ...tokenPostingsWork],
  reactions: [...companiesReactions, ...tokenPostingsReactions],
  hooks: [...companiesHooks, ...listsHooks, ...missionsHooks, ...recommendationsHooks, ...tokenPostingsHooks],
  schedule: [
    { at: '52 4 1 * *', job: fitRecommendationsEverywhereJob },
    { at: '37 1 * * *', job: countTokensJob },
  ],
  settings: [companyLogoSettings],
  sealed: [],
  tables: [
    ...companiesTables,
    ...missionsTables,
    ...recommendationsTables,
    ...savedListsTables,
    ...tokenPostingsTables,
  ],
} satisfies Area
