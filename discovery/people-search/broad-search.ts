import { searchPeopleData, type PeopleDataFound } from '@wellmet/connections/people-data/search-people-data.ts'
import { showProvider } from '@wellmet/connections/people-data/show-provider.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { broadNotice } from './broad-search-notice.rules.ts'
import { parseQuery, textOf, type Parsed } from './parse-query.rules.ts'
import type { BroadFound, BroadSearch } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import type { Membership } from './people.store.ts'
import { alternatives, relaxations, sentenceOf, unquoted, type Alternative } from './relax-query.rules.ts'
import { searchInside, type FoundInside, type Within } from './search-inside.ts'
import { noticeFor } from './search-network.ts'
import { presentProvided } from './search-provider.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'

/**
 * Whom the viewer reaches, whom the directory lists, and, when they are named, whom the provider knows. The provider is
 * asked between two transactions and for the free places of the page alone.
 */
export async function searchBroadly(call: MemberCall, { query, limit, sources }: BroadSearch): Promise<BroadFound> {
  const parsed = parseQuery(query)
  const { people, ofPath, ...inside } = await call.db.reading(async (tx) => {
    const { me } = await getViewerNetwork(tx)
    const within = { limit, sources }
    const { found, relaxed } = await searchRelaxing(tx, call, me, parsed, within)
    const suggestions = await suggest(tx, call, me, { parsed, relaxed, found }, within)
    const { notice: ofPath } = await noticeFor(tx, me, found.reachable, query)
    return { people: found.people, relaxed, suggestions, ofPath }
  }, 'kept')
  const provided = await askForRest(call, parsed, { limit: limit - people.length, sources })
  const { provider, answer } = provided
  const results = [...people, ...(await presentProvided(call, provided, people))].slice(0, limit)
  const notice = broadNotice({
    sources,
    provider,
    isAnswered: answer !== null,
    isPageFull: people.length === limit,
    found: results.length,
    ofPath,
  })
  return {
    results,
    ...inside,
    parsed: shownAs(parsed),
    ...(notice ? { notice } : {}),
    provider,
    ...(answer ? { cache: { hit: answer.isKept, ageSeconds: ageOf(answer.at, call.services.now()) } } : {}),
  }
}

const shownAs = ({ name, role, company, location, level }: Parsed): BroadFound['parsed'] => {
  const plain = (text: string | null) => (text === null ? null : unquoted(text))
  return { name: plain(name), role: plain(role), company: plain(company), location: plain(location), seniority: level }
}

/** As it was read; and while nobody is found, without one part more. */
async function searchRelaxing(tx: Tx, call: MemberCall, me: Membership['me'], parsed: Parsed, within: Within) {
  const asTyped = await searchInside(tx, call, me, textOf(parsed), within)
  if (asTyped.people.length > 0) return { found: asTyped, relaxed: [] }
  for (const relaxed of relaxations(parsed)) {
    const without = relaxed.map(({ dropped }) => dropped)
    const found = await searchInside(tx, call, me, textOf(parsed, without), within)
    if (found.people.length > 0) return { found, relaxed }
  }
  return { found: asTyped, relaxed: [] }
}

interface Shown {
  parsed: Parsed
  relaxed: BroadFound['relaxed']
  found: FoundInside
}

/** Fewer than these may not be whom somebody looked for. */
const few = 3
const mostSuggestions = 3

/** Each was tried, and shows somebody else. It holds no word but the viewer's own, and names that they are shown. */
async function suggest(
  tx: Tx,
  call: MemberCall,
  me: Membership['me'],
  { parsed, relaxed, found }: Shown,
  within: Within,
): Promise<BroadFound['suggestions']> {
  if (found.people.length >= Math.min(few, within.limit)) return []
  const shown = sentenceOf(
    parsed,
    relaxed.map(({ dropped }) => dropped),
  )
  const isShown = new Set(found.people.map(({ id }) => id))
  const suggestions: BroadFound['suggestions'] = []
  for (const alternative of [...corrections(parsed, found), ...alternatives(parsed)]) {
    if (suggestions.length === mostSuggestions) break
    if (alternative.query === shown) continue
    const { people } = await searchInside(tx, call, me, textOf(parseQuery(alternative.query)), within)
    if (people.some(({ id }) => alternative.isMeant || !isShown.has(id)))
      suggestions.push({ query: alternative.query, why: alternative.why, results: people.length })
  }
  return suggestions
}

const corrections = (parsed: Parsed, { corrected }: FoundInside): Alternative[] => {
  const meant = new Map(corrected.map(({ typed, meant }) => [typed, meant]))
  if (meant.size === 0) return []
  const query = sentenceOf(parsed)
    .split(' ')
    .map((word) => meant.get(fold(word)) ?? word)
    .join(' ')
  const why = formatList(corrected.map(({ typed, meant: word }) => peopleMessages.correctedWord({ typed, word })))
  return [{ query, why, isMeant: true }]
}

async function askForRest(call: MemberCall, parsed: Parsed, { limit, sources }: Within): Promise<PeopleDataFound> {
  if (!sources.includes('pdl') || limit === 0) return { people: [], provider: await showProvider(call), answer: null }
  const { name, role, company, location, level: seniority } = parsed
  const found = await searchPeopleData(call, { name, role, company, location, seniority }, limit)
  const isAllThatWasAsked = sources.every((source) => source === 'pdl')
  if (isAllThatWasAsked && found.answer === null && found.provider.state === 'limited')
    throw fail('rate_limited', peopleMessages.providerUsedUp(), {
      retryAfterSeconds: secondsUntil(present(found.provider.resetsAt), call.services.now()),
    })
  return found
}

const ageOf = (at: Date, now: Date): number => Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1000))

const secondsUntil = (timestamp: string, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(timestamp) - now.getTime()) / 1000))
