import type { AssistantScope } from '@wellmet/account/connected-apps/connected-apps.contract.ts'
import { connectedAppsMessages } from '@wellmet/account/connected-apps/connected-apps.messages.ts'

/** What a scope lets an assistant do, in the words of the catalog. */
const words: Record<AssistantScope, string> = {
  'people:read': 'people',
  'people:write': 'drafts',
  'network:read': 'network',
  'dashboard:read': 'dashboard',
  'graph:read': 'graph',
  'introductions:read': 'introductions',
  'intros-ai:read': 'meetings',
  'intros-ai:write': 'cards',
  'hallucination:write': 'checks',
}

export const scopeWords = (scope: AssistantScope): string => connectedAppsMessages.scope({ scope: words[scope] })
