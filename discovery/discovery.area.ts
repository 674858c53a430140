import type { Area } from '@wellmet/platform/area.ts'
import { companiesRoutes, companyPagesRoutes, companySearchRoutes } from './companies/companies.handlers.ts'
import { companiesHooks, companiesReactions } from './companies/companies.reactions.ts'
import { companiesWork } from './companies/companies.work.ts'
import { intelligenceRoutes } from './insights/intelligence.handlers.ts'
import { seedingRoutes } from './invite-suggestions/seeding.handlers.ts'
import { collectionsRoutes } from './lists/collections.handlers.ts'
import { listsHooks } from './lists/lists.reactions.ts'
import { missionsRoutes } from './missions/missions.handlers.ts'
import { missionsHooks } from './missions/missions.reactions.ts'
import { picturesRoutes } from './network-map/pictures.handlers.ts'
import { peopleRoutes } from './people-search/people.handlers.ts'
import { reachablePeopleRoutes } from './reach/reachable-people.handlers.ts'
import { targetScoresRoutes } from './recommendations/target-scores.handlers.ts'
import { learnWhomToMeetEverywhereJob } from './recommendations/target-scores.jobs.ts'
import { targetScoresHooks } from './recommendations/target-scores.reactions.ts'
import { targetScoresWork } from './recommendations/target-scores.work.ts'
import { affinitiesRoutes } from './shared-background/affinities.handlers.ts'

/** What one looks for: people, companies, and where to go next. */
export const discoveryArea = {
  name: 'discovery',
  routes: {
    missions: missionsRoutes,
    collections: collectionsRoutes,
    people: peopleRoutes,
    reachablePeople: reachablePeopleRoutes,
    companies: companiesRoutes,
    companySearch: companySearchRoutes,
    companyPages: companyPagesRoutes,
    pictures: picturesRoutes,
    seeding: seedingRoutes,
    intelligence: intelligenceRoutes,
    affinities: affinitiesRoutes,
    targetScores: targetScoresRoutes,
  },
  jobs: [...companiesWork, ...targetScoresWork],
  reactions: [...companiesReactions],
  hooks: [...companiesHooks, ...listsHooks, ...missionsHooks, ...targetScoresHooks],
  schedule: [{ at: '52 4 1 * *', job: learnWhomToMeetEverywhereJob }],
  settings: [],
} satisfies Area
