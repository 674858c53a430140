import type { Area } from '@wellmet/platform/area.ts'
import { companiesRoutes, companyPagesRoutes, companySearchRoutes } from './companies/companies.handlers.ts'
import { companiesHooks, companiesReactions } from './companies/companies.reactions.ts'
import { companyIntelligenceRoutes } from './company-intelligence/company-intelligence.handlers.ts'
import { companyLogoSettings } from './companies/company-logo.settings.ts'
import { companiesWork } from './companies/companies.work.ts'
import { insightsRoutes } from './insights/insights.handlers.ts'
import { inviteSuggestionsRoutes } from './invite-suggestions/invite-suggestions.handlers.ts'
import { savedListsRoutes } from './lists/saved-lists.handlers.ts'
import { listsHooks } from './lists/lists.reactions.ts'
import { missionsRoutes } from './missions/missions.handlers.ts'
import { missionsHooks } from './missions/missions.reactions.ts'
import { networkMapsRoutes } from './network-map/network-maps.handlers.ts'
import { peopleRoutes } from './people-search/people.handlers.ts'
import { reachablePeopleRoutes } from './reach/reachable-people.handlers.ts'
import { recommendationsRoutes } from './recommendations/recommendations.handlers.ts'
import { fitRecommendationsEverywhereJob } from './recommendations/recommendations.jobs.ts'
import { recommendationsHooks } from './recommendations/recommendations.reactions.ts'
import { recommendationsWork } from './recommendations/recommendations.work.ts'
import { sharedBackgroundRoutes } from './shared-background/shared-background.handlers.ts'
import { countTokensJob } from './token-postings/token-postings.jobs.ts'
import { tokenPostingsHooks, tokenPostingsReactions } from './token-postings/token-postings.reactions.ts'
import { tokenPostingsWork } from './token-postings/token-postings.work.ts'
import { personalDataHooks } from './personal-data/personal-data.reactions.ts'

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
  hooks: [
    ...companiesHooks,
    ...listsHooks,
    ...missionsHooks,
    ...recommendationsHooks,
    ...tokenPostingsHooks,
    ...personalDataHooks,
  ],
  schedule: [
    { at: '52 4 1 * *', job: fitRecommendationsEverywhereJob },
    { at: '37 1 * * *', job: countTokensJob },
  ],
  settings: [companyLogoSettings],
  sealed: [],
} satisfies Area
