import type { Area } from '@wellmet/platform/area.ts'
import { companiesServed, companyPagesServed, companySearchServed } from './companies/companies.handlers.ts'
import { companiesHooks, companiesReactions } from './companies/companies.reactions.ts'
import { companiesWork } from './companies/companies.work.ts'
import { intelligenceServed } from './insights/intelligence.handlers.ts'
import { seedingServed } from './invite-suggestions/seeding.handlers.ts'
import { collectionsServed } from './lists/collections.handlers.ts'
import { missionsServed } from './missions/missions.handlers.ts'
import { picturesServed } from './network-map/pictures.handlers.ts'
import { peopleServed } from './people-search/people.handlers.ts'
import { reachablePeopleServed } from './reach/reachable-people.handlers.ts'
import { targetScoresServed } from './recommendations/target-scores.handlers.ts'
import { learnWhomToMeetEverywhereJob } from './recommendations/target-scores.jobs.ts'
import { targetScoresHooks } from './recommendations/target-scores.reactions.ts'
import { targetScoresWork } from './recommendations/target-scores.work.ts'
import { affinitiesServed } from './shared-background/affinities.handlers.ts'

/** What one looks for: people, companies, and where to go next. */
export const discoveryArea = {
  name: 'discovery',
  routes: {
    missions: missionsServed,
    collections: collectionsServed,
    people: peopleServed,
    reachablePeople: reachablePeopleServed,
    companies: companiesServed,
    companySearch: companySearchServed,
    companyPages: companyPagesServed,
    pictures: picturesServed,
    seeding: seedingServed,
    intelligence: intelligenceServed,
    affinities: affinitiesServed,
    targetScores: targetScoresServed,
  },
  jobs: [...companiesWork, ...targetScoresWork],
  reactions: [...companiesReactions],
  hooks: [...companiesHooks, ...targetScoresHooks],
  schedule: [{ at: '52 4 1 * *', job: learnWhomToMeetEverywhereJob }],
  settings: [],
} satisfies Area
