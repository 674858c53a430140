import type { SearchPage } from '@wellmet/discovery/people-search/people.contract.ts'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { kitMessages } from '../../kit/kit.messages.ts'

type Counted = SearchPage & { results: readonly unknown[] }

/** "36 people", "The best 25 of 36 people", "of about 340", "of at least 38"; and what helps where no page follows. */
export const countWords = ({ results, next, total, totalIs }: Counted): string => {
  const shown = results.length
  if (next === null && totalIs === 'exact') return kitMessages.peopleCount({ count: shown })
  if (total <= shown) return peopleMessages.best({ shown })
  const words = peopleMessages.bestOf({ shown, total, is: totalIs })
  return next === null ? peopleMessages.narrow({ words }) : words
}
