import type { BroadFound, RankedPerson as Person } from '@wellmet/discovery/people-search/people.contract.ts'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { mostFound, type Provider } from './people.queries.ts'

/** Whether the provider can be searched, and at what cost. Unknown before the first answer. */
export const providerWords = (provider: Provider | undefined): string => {
  switch (provider?.state) {
    case 'off':
      return peopleMessages.providerOff()
    case 'limited':
      return provider.resetsAt
        ? peopleMessages.providerLimitedUntil({ when: formatMoment(provider.resetsAt) })
        : peopleMessages.providerLimited()
    case 'down':
      return peopleMessages.providerDown()
    case 'ok':
      return provider.remaining === undefined
        ? peopleMessages.creditCost()
        : peopleMessages.creditCostAndLeft({ credits: provider.remaining })
    default:
      return peopleMessages.creditCostWhenAsked()
  }
}

type Answered = Pick<BroadFound, 'cache' | 'creditsSpent'> & { results: readonly Pick<Person, 'source'>[] }

/** When the provider was searched, whether it found somebody, and what that cost; null if it gave no answer. */
export const answerWords = ({ cache, creditsSpent = 0, results }: Answered, now = new Date()): string | null => {
  if (!cache) return null
  const { hit, ageSeconds } = cache
  const found = results.filter(({ source }) => source === 'pdl').length
  if (!hit) return peopleMessages.answeredNow({ found, credits: creditsSpent })
  const when = formatAgo(new Date(now.getTime() - ageSeconds * 1000).toISOString(), now)
  return peopleMessages.answeredBefore({ when })
}

const sources = [
  ['graph', peopleMessages.fromNetwork],
  ['database', peopleMessages.fromDirectory],
  ['pdl', peopleMessages.fromProvider],
] as const

/** "Without “VP Sales” · 3 people"; a full page is only the beginning. */
export const suggestionWords = ({ why, results }: Pick<BroadFound['suggestions'][number], 'why' | 'results'>): string =>
  (results < mostFound ? peopleMessages.suggestionAbout : peopleMessages.suggestionAboutMany)({ why, count: results })

type Found = Pick<BroadFound, 'next' | 'total' | 'totalIs'> & { results: readonly Pick<Person, 'source'>[] }

/** "3 people: 1 in your network and 2 in the directory."; before the last page "The first 25 of at least 38 people: …". */
export const foundWords = ({ results, next, total, totalIs }: Found): string => {
  const counts = sources
    .map(([source, words]) => ({ words, count: results.filter((one) => one.source === source).length }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => words({ count }))
  const found = { count: results.length, sources: formatList(counts) }
  if (next === null)
    return totalIs === 'exact' ? peopleMessages.foundBySource(found) : peopleMessages.firstBySource(found)
  const { count: shown, sources: from } = found
  return total > shown
    ? peopleMessages.firstOfBySource({ shown, total, sources: from })
    : peopleMessages.firstBySource(found)
}
