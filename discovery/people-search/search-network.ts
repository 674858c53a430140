import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { firstOf, getFrom, present } from '@wellmet/platform/values/present.rules.ts'
import { cacheAnswer } from '@wellmet/identity/visibility/cache-answer.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { connectorOf, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { isBeingIntroduced, lowConfidenceNotice } from '@wellmet/graph/paths/notice.rules.ts'
import { noPath } from '@wellmet/graph/paths/show-path.rules.ts'
import { findMatches, indirectRelationships, type Found } from './find-matches.ts'
import type { NetworkFound, NetworkSearch } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import { listBestPeople, hasLetters, type FoundRow, type Membership } from './people.store.ts'
import { rankPeople, type Ranked } from './rank-people.ts'
import { filters, isHighTrust } from './search-filters.rules.ts'
import { joinDuplicates } from './join-duplicates.ts'
import { findByHandles } from './look-up-people.ts'
import { readAsTyped, slipsOn, type Correction } from './correct-question.rules.ts'
import type { Question } from './question.rules.ts'
import { readParts } from './relax-question.rules.ts'
import { optionAt } from './search-plan.rules.ts'
import { widenedNotice } from './widened-notice.rules.ts'
import { matchWords, type Match } from './why-ranked.rules.ts'

export const searchNetwork = (call: MemberCall, { query = '', limit, filter }: NetworkSearch): Promise<NetworkFound> =>
  call.db.reading(async (tx) => {
    const { me, visibilityVersion } = await getViewerNetwork(tx)
    return cacheAnswer(call, visibilityVersion, { of: 'network-search', query, limit, filter }, () =>
      search(tx, call, me, { query, limit, filter }),
    )
  }, 'kept')

/** The statement orders by strength alone, so that a short list is chosen from more people than it shows. */
const fewestConsidered = 25

async function search(
  tx: Tx,
  call: MemberCall,
  me: Membership['me'],
  { query, limit, filter }: NetworkSearch & { query: string },
): Promise<Omit<NetworkFound, 'cache'>> {
  const { leastTrust, considered, ...wanted } = filters[filter]
  const asking = { ...wanted, me, limit: considered ?? limit }
  const isTrusted = ({ person }: Ranked): boolean => isHighTrust(person, leastTrust)
  if (query === '') {
    const most = Math.max(asking.limit, fewestConsidered)
    const best = (await listBestPeople(tx, { ...indirectRelationships, ...asking, limit: most })).map(
      ({ personId }) => personId,
    )
    const ranked = (await rankPeople(tx, call, best, () => [])).filter(isTrusted).slice(0, limit)
    return { results: ranked.map(({ person }) => person), ...(await noticeFor(tx, me, ranked, null)) }
  }
  const asked = readAsTyped(query)
  const handled = await findByHandles(tx, call, asked.question.handles)
  if (handled.length > 0) {
    const distinct = await joinDuplicates(tx, await rankPeople(tx, call, handled, () => []))
    const ranked = distinct.filter(isTrusted).slice(0, limit)
    return { results: ranked.map(({ person }) => person), ...(await noticeFor(tx, me, ranked, query)) }
  }
  const matches = await findMatches(tx, call, asked, { ...asking, limit: Math.max(asking.limit, fewestLookedAt) })
  const distinct = await joinDuplicates(tx, await rankMatches(tx, call, matches))
  const ranked = distinct.filter(isTrusted).slice(0, limit)
  const corrected = correctedIn(ranked, matches)
  const widened = ranked.length > 0 ? widenedNotice(matches.dropped) : undefined
  return {
    results: ranked.map(({ person }) => person),
    ...(widened ? { notice: widened } : await noticeFor(tx, me, ranked, query)),
    ...(corrected.length > 0 ? { corrected } : {}),
    read: readParts(matches.corrected.length > 0 ? matches.question : asked.question),
    ...(considered === undefined ? countedIn(matches) : {}),
  }
}

/** Unknown where a page was filled before all were looked at. */
function countedIn({ rows: [first], isCounted }: Found): Pick<NetworkFound, 'total'> {
  if (!first) return { total: 0 }
  return first.total === null || !isCounted ? {} : { total: first.total }
}

/**
 * How many are looked at, whatever the limit, so that a short list is the beginning of a long one: a page of 25, and half as
 * many again, because some may be the same person, who is shown once.
 */
export const fewestLookedAt = 38

/** With what matched as the first reasons; what was found on another entry than the one that is shown says whose it is. */
export async function rankMatches(tx: Tx, call: MemberCall, { question, rows, corrected }: Found): Promise<Ranked[]> {
  const found = Map.groupBy(rows, ({ personId }) => personId)
  const reasonsOf = ({ personId, rows: [shown] }: PathsToPerson): string[] =>
    matchWords(
      getFrom(found, personId).map((row) =>
        matchOf(question, corrected, row, isShown(row, shown) ? null : whoseOf(row)),
      ),
    )
  const ranked = await rankPeople(
    tx,
    call,
    [...found.keys()],
    reasonsOf,
    (personId) => firstOf(getFrom(found, personId)).fit,
  )
  return ranked.map((one) =>
    isNear(question, getFrom(found, one.foundPaths.personId))
      ? { ...one, person: { ...one.person, isNear: true } }
      : one,
  )
}

/** Some part of the question was found only nearly. */
export const isNear = (question: Question, rows: readonly Pick<FoundRow, 'option'>[]): boolean =>
  rows.some(({ option }) => optionAt(question, option).form === 'near')

const isShown = (row: FoundRow, shown: PathsToPerson['rows'][number] | undefined): boolean =>
  shown?.kind === 'self' ? row.isOwn : !row.isOwn && shown?.userId === row.ownerUserId

export function matchOf(
  question: Question,
  corrected: readonly Correction[],
  row: Pick<FoundRow, 'slot' | 'option' | 'name' | 'title' | 'company' | 'location'>,
  whose: string | null,
): Match {
  const { typed } = present(question.slots[row.slot - 1])
  const slip = corrected.find(({ meant }) => meant === typed)
  const option = optionAt(question, row.option)
  return { ...option, ...(slip ? { form: 'mistyped' } : {}), typed: slip?.typed ?? typed, facts: row, whose }
}

/** What was taken for a slip, and as what: only where it led to somebody who is shown. */
export function correctedIn(ranked: readonly Ranked[], { question, rows, corrected }: Found): Correction[] {
  const shown = new Set(ranked.map(({ foundPaths }) => foundPaths.personId))
  const slips = rows
    .filter(({ personId, option }) => shown.has(personId) && optionAt(question, option).form === 'mistyped')
    .flatMap((row) => slipsOn(present(question.slots[row.slot - 1]), row))
  return ranked.length === 0
    ? []
    : [...new Map([...corrected, ...slips].map((one) => [`${one.typed} ${one.meant}`, one])).values()]
}

const whoseOf = ({ isOwn, ownerName }: FoundRow): string =>
  isOwn ? 'your entry' : ownerName === null ? 'the directory' : ownerName

/** About the first result; without results, what would help to find somebody. */
export async function noticeFor(
  tx: Tx,
  me: Membership['me'],
  [first]: Ranked[],
  query: string | null,
): Promise<Pick<NetworkFound, 'notice'>> {
  if (first && isBeingIntroduced(first.person)) return {}
  const mail = await hasLetters(tx, { me })
  const path = first?.person.path ?? noPath()
  const relationship = first && connectorOf(first.foundPaths, first.foundPaths.paths[0]?.connector).contact
  const notice = lowConfidenceNotice({
    path,
    targetName: first?.person.name ?? (query === null ? null : peopleMessages.quoted({ word: query })),
    connector: relationship
      ? { strength: relationship.strength ?? 0, freshness: first.person.connectorInsight.freshnessLabel }
      : null,
    hasMailbox: mail.hasLetters,
  })
  return notice ? { notice } : {}
}
