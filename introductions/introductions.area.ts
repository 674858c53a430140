import type { Area } from '@wellmet/platform/area.ts'
import { connectorRulesRoutes } from './connector-rules/connector-rules.handlers.ts'
import { deletedPeopleReactions } from './erased-people/erased-people.reactions.ts'
import { asksRoutes, lettersRoutes, repliesRoutes } from './letters/letters.handlers.ts'
import { sweepLinksJob } from './letters/letters.jobs.ts'
import { lettersReactions } from './letters/letters.reactions.ts'
import { lettersWork } from './letters/letters.work.ts'
import { bridgedMarketplaceRoutes, marketplaceRoutes } from './marketplace/marketplace.handlers.ts'
import { outcomeGraphRoutes, outcomesRoutes } from './outcomes/outcomes.handlers.ts'
import { calibrateEverywhereJob, learnEverywhereJob } from './outcomes/outcomes.jobs.ts'
import { outcomesReactions } from './outcomes/outcomes.reactions.ts'
import { outcomesWork } from './outcomes/outcomes.work.ts'
import { networkIntroRoutes, requestsRoutes } from './requests/requests.handlers.ts'
import { catchUpJob } from './requests/requests.jobs.ts'
import { requestsReactions } from './requests/requests.reactions.ts'
import { requestsWork } from './requests/requests.work.ts'

/** From the request to its outcome. */
export const introductionsArea = {
  name: 'introductions',
  routes: {
    requests: requestsRoutes,
    networkIntro: networkIntroRoutes,
    asks: asksRoutes,
    connectorRules: connectorRulesRoutes,
    letters: lettersRoutes,
    replies: repliesRoutes,
    outcomes: outcomesRoutes,
    outcomeGraph: outcomeGraphRoutes,
    marketplace: marketplaceRoutes,
    bridgedMarketplace: bridgedMarketplaceRoutes,
  },
  jobs: [...requestsWork, ...lettersWork, ...outcomesWork],
  reactions: [...requestsReactions, ...lettersReactions, ...outcomesReactions, ...deletedPeopleReactions],
  hooks: [],
  schedule: [
    { at: '*/5 * * * *', job: catchUpJob },
    { at: '42 3 * * *', job: sweepLinksJob },
    { at: '12 4 * * *', job: learnEverywhereJob },
    { at: '32 4 * * 1', job: calibrateEverywhereJob },
  ],
  settings: [],
} satisfies Area
