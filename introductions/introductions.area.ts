import type { Area } from '@wellmet/platform/area.ts'
import { afterIntroduction } from './after-introduction/after-introduction.playbook.ts'
import { assistantRoutes } from './assistant/assistant.handlers.ts'
import { asksRoutes } from './asks/asks.handlers.ts'
import { asksReactions } from './asks/asks.reactions.ts'
import { asksTables } from './asks/asks.tables.ts'
import { asksWork } from './asks/asks.work.ts'
import { connectorRulesRoutes } from './connector-rules/connector-rules.handlers.ts'
import { connectorRulesTables } from './connector-rules/connector-rules.tables.ts'
import { deletedPeopleReactions } from './deleted-people/deleted-people.reactions.ts'
import { firstWeek } from './first-week/first-week.playbook.ts'
import { deleteExpiredLinksJob } from './guest-links/guest-links.jobs.ts'
import { guestLinksTables } from './guest-links/guest-links.tables.ts'
import { guestLinksWork } from './guest-links/guest-links.work.ts'
import { guestAsksRoutes, guestConsentsRoutes } from './guest-pages/guest-pages.handlers.ts'
import { guestPagesReactions } from './guest-pages/guest-pages.reactions.ts'
import { hallucinationRoutes } from './grounding/grounding.handlers.ts'
import { groundingTables } from './grounding/grounding.tables.ts'
import { briefsHooks } from './briefs/briefs.reactions.ts'
import { briefsRoutes } from './briefs/briefs.handlers.ts'
import { languageModelRoutes } from './language-model/language-model.handlers.ts'
import { sweepModelCallsJob } from './language-model/language-model.jobs.ts'
import { languageModelServerSettings } from './language-model/language-model.settings.ts'
import { languageModelTables } from './language-model/language-model.tables.ts'
import { languageModelWork } from './language-model/language-model.work.ts'
import { sealedModelKeys } from './language-model/sealed-model-key.ts'
import { bridgedMarketplaceRoutes, marketplaceRoutes } from './marketplace/marketplace.handlers.ts'
import { marketplaceHooks } from './marketplace/marketplace.reactions.ts'
import { networkGrowthRoutes } from './network-growth/network-growth.handlers.ts'
import { outcomeGraphRoutes, outcomesRoutes } from './outcomes/outcomes.handlers.ts'
import { updateAllOutcomeStatisticsJob } from './outcomes/outcomes.jobs.ts'
import { outcomesHooks, outcomesReactions } from './outcomes/outcomes.reactions.ts'
import { outcomesTables } from './outcomes/outcomes.tables.ts'
import { outcomesWork } from './outcomes/outcomes.work.ts'
import { networkIntroRoutes, openAsksRoutes, requestsRoutes } from './requests/requests.handlers.ts'
import { catchUpJob } from './scheduling/scheduling.jobs.ts'
import { movesReactions } from './moves/moves.reactions.ts'
import { noticesReactions } from './notices/notices.reactions.ts'
import { schedulingHooks } from './scheduling/scheduling.reactions.ts'
import { schedulingWork } from './scheduling/scheduling.work.ts'
import { silenceHooks } from './silence/silence.reactions.ts'
import { silenceWork } from './silence/silence.work.ts'
import { savePersonStatesJob } from './person-states/person-states.jobs.ts'
import { personStatesHooks } from './person-states/person-states.reactions.ts'
import { personStatesWork } from './person-states/person-states.work.ts'
import { requestsTables } from './requests/requests.tables.ts'
import { suggestedOutcomesRoutes } from './suggested-outcomes/suggested-outcomes.handlers.ts'
import {
  suggestedOutcomesHooks,
  suggestedOutcomesReactions,
} from './suggested-outcomes/suggested-outcomes.reactions.ts'
import { suggestedOutcomesTables } from './suggested-outcomes/suggested-outcomes.tables.ts'
import { suggestedOutcomesWork } from './suggested-outcomes/suggested-outcomes.work.ts'
import { undeliveredReactions } from './undelivered/undelivered.reactions.ts'
import { undoRoutes } from './undo/undo.handlers.ts'
import { leavingHooks } from './leaving/leaving.reactions.ts'
import { usageHooks } from './usage/usage.reactions.ts'

/** From the request to its outcome. */
export const introductionsArea = {
  name: 'introductions',
  routes: {
    requests: requestsRoutes,
    networkIntro: networkIntroRoutes,
    openAsks: openAsksRoutes,
    undo: undoRoutes,
    asks: asksRoutes,
    briefs: briefsRoutes,
    connectorRules: connectorRulesRoutes,
    guestAsks: guestAsksRoutes,
    guestConsents: guestConsentsRoutes,
    outcomes: outcomesRoutes,
    outcomeGraph: outcomeGraphRoutes,
    suggestedOutcomes: suggestedOutcomesRoutes,
    marketplace: marketplaceRoutes,
    bridgedMarketplace: bridgedMarketplaceRoutes,
    networkGrowth: networkGrowthRoutes,
    hallucination: hallucinationRoutes,
    assistant: assistantRoutes,
    languageModel: languageModelRoutes,
  },
  jobs: [
    ...schedulingWork,
    ...silenceWork,
    ...guestLinksWork,
    ...asksWork,
    ...outcomesWork,
    ...suggestedOutcomesWork,
    ...personStatesWork,
    ...languageModelWork,
  ],
  reactions: [
    ...movesReactions,
    ...undeliveredReactions,
    ...noticesReactions,
    ...asksReactions,
    ...guestPagesReactions,
    ...outcomesReactions,
    ...suggestedOutcomesReactions,
    ...deletedPeopleReactions,
  ],
  hooks: [
    ...personStatesHooks,
    ...silenceHooks,
    ...schedulingHooks,
    ...marketplaceHooks,
    ...outcomesHooks,
    ...briefsHooks,
    ...leavingHooks,
    ...suggestedOutcomesHooks,
    ...usageHooks,
  ],
  schedule: [
    { at: '*/5 * * * *', job: catchUpJob },
    { at: '*/5 * * * *', job: savePersonStatesJob },
    { at: '42 3 * * *', job: deleteExpiredLinksJob },
    { at: '12 4 * * *', job: updateAllOutcomeStatisticsJob },
    { at: '27 4 * * *', job: sweepModelCallsJob },
  ],
  settings: [languageModelServerSettings],
  sealed: [sealedModelKeys],
  tables: [
    ...asksTables,
    ...connectorRulesTables,
    ...groundingTables,
    ...guestLinksTables,
    ...languageModelTables,
    ...outcomesTables,
    ...requestsTables,
    ...suggestedOutcomesTables,
  ],
  playbooks: [firstWeek, afterIntroduction],
} satisfies Area
