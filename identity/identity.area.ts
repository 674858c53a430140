import type { Area } from '@wellmet/platform/area.ts'
import { memberNetworksReactions } from './member-networks/member-networks.reactions.ts'
import { answerCacheSettings } from './visibility/visibility.settings.ts'

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
} satisfies Area
