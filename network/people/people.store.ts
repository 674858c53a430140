import { statement } from '@wellmet/platform/database/statement.ts'

export const listOwnMeanings = statement<{ keys: string[] }, { key: string; personId: string }>(
  import.meta.url,
  'own_meanings',
)
