import type { Area } from '@wellmet/platform/area.ts'
import { memberNetworksReactions } from './member-networks/member-networks.reactions.ts'
import { answerCacheSettings } from './visibility/visibility.settings.ts'
import { personalDataHooks } from './personal-data/personal-data.reactions.ts'

/** Who is who, and who sees whom. */
export const identityArea = {
  name: 'identity',
  routes: {},
  jobs: [],
  reactions: [...memberNetworksReactions],
  hooks: [...personalDataHooks],
  schedule: [],
  settings: [answerCacheSettings],
  sealed: [],
} satisfies Area
