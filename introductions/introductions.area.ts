import type { Area } from '@wellmet/platform/area.ts'
import { asksRoutes } from './asks/asks.handlers.ts'
import { asksReactions } from './asks/asks.reactions.ts'
import { asksWork } from './asks/asks.work.ts'
import { connectorRulesRoutes } from './connector-rules/connector-rules.handlers.ts'
import { deletedPeopleReactions } from './deleted-people/deleted-people.reactions.ts'
import { deleteExpiredLinksJob } from './guest-links/guest-links.jobs.ts'
import { guestLinksWork } from './guest-links/guest-links.work.ts'
import { guestAsksRoutes, guestConsentsRoutes } from './guest-pages/guest-pages.handlers.ts'
import { guestPagesReactions } from './guest-pages/guest-pages.reactions.ts'
import { bridgedMarketplaceRoutes, marketplaceRoutes } from './marketplace/marketplace.handlers.ts'
import { marketplaceHooks } from './marketplace/marketplace.reactions.ts'
import { networkGrowthRoutes } from './network-growth/network-growth.handlers.ts'
import { outcomeGraphRoutes, outcomesRoutes } from './outcomes/outcomes.handlers.ts'
import { calibrateEverywhereJob, updateAllOutcomeStatisticsJob } from './outcomes/outcomes.jobs.ts'
import { outcomesHooks, outcomesReactions } from './outcomes/outcomes.reactions.ts'
import { outcomesWork } from './outcomes/outcomes.work.ts'
import { networkIntroRoutes, openAsksRoutes, requestsRoutes } from './requests/requests.handlers.ts'
import { catchUpJob } from './requests/requests.jobs.ts'
import { requestsReactions } from './requests/requests.reactions.ts'
import { requestsWork } from './requests/requests.work.ts'
import { suggestedOutcomesRoutes } from './suggested-outcomes/suggested-outcomes.handlers.ts'
import { suggestedOutcomesReactions } from './suggested-outcomes/suggested-outcomes.reactions.ts'
import { suggestedOutcomesWork } from './suggested-outcomes/suggested-outcomes.work.ts'
import { takenBackRoutes } from './taken-back/taken-back.handlers.ts'
import { leavingHooks } from './leaving/leaving.reactions.ts'
import { personalDataHooks } from './personal-data/personal-data.reactions.ts'

/** From the request to its outcome. */
export const introductionsArea = {
  name: 'introductions',
  routes: {
    requests: requestsRoutes,
    networkIntro: networkIntroRoutes,
    openAsks: openAsksRoutes,
    takenBack: takenBackRoutes,
    asks: asksRoutes,
    connectorRules: connectorRulesRoutes,
    guestAsks: guestAsksRoutes,
    guestConsents: guestConsentsRoutes,
    outcomes: outcomesRoutes,
    outcomeGraph: outcomeGraphRoutes,
    suggestedOutcomes: suggestedOutcomesRoutes,
    marketplace: marketplaceRoutes,
    bridgedMarketplace: bridgedMarketplaceRoutes,
    networkGrowth: networkGrowthRoutes,
  },
  jobs: [...requestsWork, ...guestLinksWork, ...asksWork, ...outcomesWork, ...suggestedOutcomesWork],
  reactions: [
    ...requestsReactions,
    ...asksReactions,
    ...guestPagesReactions,
    ...outcomesReactions,
    ...suggestedOutcomesReactions,
    ...deletedPeopleReactions,
  ],
  hooks: [...marketplaceHooks, ...outcomesHooks, ...leavingHooks, ...personalDataHooks],
  schedule: [
    { at: '*/5 * * * *', job: catchUpJob },
    { at: '42 3 * * *', job: deleteExpiredLinksJob },
    { at: '12 4 * * *', job: updateAllOutcomeStatisticsJob },
    { at: '32 4 * * 1', job: calibrateEverywhereJob },
  ],
  settings: [],
  sealed: [],
} satisfies Area
