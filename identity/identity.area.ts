import type { Area } from '@wellmet/platform/area.ts'
import { memberNetworksReactions } from './member-networks/member-networks.reactions.ts'
import { memberNetworksTables } from './member-networks/member-networks.tables.ts'
import { personStatesTables } from './person-states/person-states.tables.ts'
import { answerCacheSettings } from './visibility/visibility.settings.ts'
import { visibilityTables } from './visibility/visibility.tables.ts'

/** Who is who, and who sees whom. */
export const identityArea = {
  name: 'identity',
  routes: {},
  jobs: [],
  reactions: [...memberNetworksReactions],
  hooks: [],
  schedule: [],
  settings: [answerCacheSettings],
  sealed: [],
  tables: [...memberNetworksTables, ...visibilityTables, ...personStatesTables],
} satisfies Area
