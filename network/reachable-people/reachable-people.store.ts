import { statement } from '@wellmet/platform/database/statement.ts'
import type { SharedPlace } from './shared-places.rules.ts'

export const listSharedPlaces = statement<{ people: string[] }, SharedPlace & { personId: string }>(
  import.meta.url,
  'shared_places',
)
