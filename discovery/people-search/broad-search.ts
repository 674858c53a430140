import { maySpend, searchPeople, type PeopleFound } from '@wellmet/connections/enrichment/search-people.ts'
import { showServerAccount } from '@wellmet/connections/enrichment/server-account.ts'
import { peopleSearchProvider } from '@wellmet/connections/providers/enrichment-providers.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { broadNotice } from './broad-search-notice.rules.ts'
import { readInSight } from './companies-in-question.ts'
import { readAsTyped } from '../questions/correct-question.rules.ts'
import type { Part, Question } from '../questions/question.rules.ts'
import type { BroadFound, BroadSearch } from './people.contract.ts'
import { unmetNotice } from './unmet-condition.rules.ts'
import { isUnderstood, nobodyNotice } from './nobody-notice.rules.ts'
import { peopleMessages } from './people.messages.ts'
import type { Membership } from './people.store.ts'
import { textWithout } from '../questions/question-text.rules.ts'
import { readParts } from './read-parts.rules.ts'
import { relaxedOf, truly } from './widened-notice.rules.ts'
import { searchInside, type FoundInside, type Within } from './search-inside.ts'
import { noticeFor } from './search-network.ts'
import { shownBefore, withProvider } from './search-page.rules.ts'
import { presentProvided } from './search-provider.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'

/**
 * Whom the viewer reaches, whom the directory lists, and, when they are named, whom the provider knows. The provider is
 * asked between two transactions and for the free places of the page alone.
 */
export async function searchBroadly(
  call: MemberCall,
  { query, limit, cursor, sources }: BroadSearch,
): Promise<BroadFound> {
  const before = shownBefore(cursor)
  const { people, all, page, ofPath, question, ...inside } = await call.db.reading(async (tx) => {
    const { me } = await getViewerNetwork(tx)
    const within = { before, limit, sources }
    const asked = await readInSight(tx, call, me, query)
    const { question } = asked
    const found = await searchInside(tx, call, me, asked, within)
    const suggestions = before > 0 ? [] : await suggest(tx, call, me, { question, found }, within)
    const isNobody = found.people.length === 0 && before === 0
    const { notice: ofPath } = isNobody
      ? { notice: found.unmet.length > 0 ? unmetNotice(found.unmet) : nobodyNotice(found.missing) }
      : await noticeFor(tx, me, found.first ? [found.first] : [])
    const { people, all, page } = found
    return { people, all, page, relaxed: relaxedOf(truly(found.dropped, people)), suggestions, ofPath, question }
  }, 'kept')
  const free = page.next === null ? limit - people.length : 0
  const provided = await askForRest(call, asParsed(question), { limit: free, sources })
  const { provider, answer } = provided
  const isAskable = sources.includes('pdl') && provider.state === 'ok' && maySpend(call)
  const results = [...people, ...(await presentProvided(call, provided, all))].slice(0, limit)
  const notice = broadNotice({
    sources,
    provider,
    isAnswered: answer !== null,
    maySpend: maySpend(call),
    isPageFull: free === 0,
    found: results.length,
    isUnderstood: isUnderstood(question),
    ofPath,
  })
  return {
    results,
    ...inside,
    read: readParts(question),
    parsed: asParsed(question),
    ...(notice ? { notice } : {}),
    provider,
    ...(isAskable ? withProvider(page, { before, limit, free, shown: results.length }) : page),
    ...(answer
      ? {
          cache: { hit: answer.isKept, ageSeconds: ageOf(answer.at, call.services.now()) },
          creditsSpent: answer.isKept ? 0 : provided.people.length,
        }
      : {}),
  }
}

/** The question in the parts that the interface names. */
function asParsed({ slots }: Question): BroadFound['parsed'] {
  const said = (...wanted: Part[]): string | null =>
    slots
      .filter(({ part }) => wanted.includes(part))
      .map(({ typed }) => typed)
      .join(' ') || null
  return {
    name: said('word'),
    role: said('role'),
    company: said('company'),
    location: said('location'),
    seniority: slots.find(({ level }) => level)?.level ?? null,
    sector: said('sector'),
    former: said('former'),
  }
}

interface Shown {
  question: Question
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
  { question, found }: Shown,
  within: Within,
): Promise<BroadFound['suggestions']> {
  if (found.people.length >= Math.min(few, within.limit)) return []
  const isShown = new Set(found.people.map(({ id }) => id))
  const suggestions: BroadFound['suggestions'] = []
  for (const alternative of [...corrections(question, found), ...alternatives(question)]) {
    if (suggestions.length === mostSuggestions) break
    const { people, dropped } = await searchInside(tx, call, me, readAsTyped(alternative.query), within)
    const isOther = people.some(({ id }) => alternative.isMeant || !isShown.has(id))
    if (dropped.length === 0 && isOther)
      suggestions.push({ query: alternative.query, why: alternative.why, results: people.length })
  }
  return suggestions
}

interface Alternative {
  readonly query: string
  readonly why: string
  /** Taken for a slip, and so offered even where it shows the same people. */
  readonly isMeant?: true
}

/** What else could be asked: the same without one part of it, the least important first. */
function alternatives(question: Question): Alternative[] {
  const { slots } = question
  if (slots.length < 2) return []
  return slots
    .toSorted((a, b) => a.rarity - b.rarity)
    .map((slot) => ({
      query: textWithout(question, slot),
      why: peopleMessages.withoutWords({ words: slot.typed }),
    }))
}

const corrections = (question: Question, { corrected }: FoundInside): Alternative[] => {
  if (corrected.length === 0) return []
  const meant = new Map(corrected.map(({ typed, meant }) => [fold(typed), meant]))
  const query = textWithout(question, null)
    .split(' ')
    .map((word) => meant.get(fold(word)) ?? word)
    .join(' ')
  const why = formatList(corrected.map(({ typed, meant: word }) => peopleMessages.correctedWord({ typed, word })))
  return [{ query, why, isMeant: true }]
}

async function askForRest(
  call: MemberCall,
  parsed: BroadFound['parsed'],
  { limit, sources }: Omit<Within, 'before'>,
): Promise<PeopleFound> {
  const asked = peopleSearchProvider
  if (!sources.includes('pdl') || limit === 0)
    return { people: [], provider: await showServerAccount(call, asked), answer: null }
  const { name, company, location, seniority } = parsed
  const role = [parsed.role, parsed.sector].filter(Boolean).join(' ') || null
  const found = await searchPeople(call, asked, { name, role, company, location, seniority }, limit)
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
