import { statement } from '@wellmet/platform/database/statement.ts'
import type { Marked } from './mark-slots.ts'
import type { Seat } from './people.store.ts'
import type { Asked } from './search.rules.ts'
import type { Findable } from './words.rules.ts'

export type ListedRow = Findable & { personId: string }
export const searchDirectory = statement<Marked & Asked & { except: string[]; limit: number }, ListedRow>(
  import.meta.url,
  'search_directory',
)
export const listErasedAmong = statement<Seat & { keys: string[] }, { key: string }>(import.meta.url, 'erased_among')
