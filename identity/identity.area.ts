import type { Area } from '@wellmet/platform/area.ts'
import { ownersReactions } from './member-networks/owners.reactions.ts'
import { answerSettings } from './visibility/visibility.settings.ts'

/** Who is who, and who sees whom. */
export const identityArea = {
  name: 'identity',
  routes: {},
  jobs: [],
  reactions: [...ownersReactions],
  hooks: [],
  schedule: [],
  settings: [answerSettings],
} satisfies Area
