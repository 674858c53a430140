import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { firstOf, getFrom, present } from '@wellmet/platform/values/present.rules.ts'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { cacheAnswer } from '@wellmet/identity/visibility/cache-answer.ts'
import { isIntroduced } from '@wellmet/identity/person-states/person-state.rules.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { connectorOf, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { isBeingIntroduced, lowConfidenceNotice } from '@wellmet/graph/paths/notice.rules.ts'
import { noPath } from '@wellmet/graph/paths/show-path.rules.ts'
import { indirectRelationships } from '../postings/reach.rules.ts'
import type { FoundRow } from './find-candidates.ts'
import { findAmong, type Found } from './find-matches.ts'
import { findPeopleByConditions, type FoundByConditions } from './find-people-by-conditions.ts'
import { mostShown, type NetworkFound, type NetworkSearch } from './people.contract.ts'
import { nobodyNotice } from './nobody-notice.rules.ts'
import { listBestPeople, hasLetters, type Membership } from './people.store.ts'
import { knownFirst, rankPeople, type Ranked } from './rank-people.ts'
import { filters, isHighTrust } from './search-filters.rules.ts'
import { joinDuplicates } from './join-duplicates.ts'
import { findByHandles } from './look-up-people.ts'
import { findKnownAt, readInSight } from './companies-in-question.ts'
import { slipsOn, type Correction, type Reading } from '../questions/correct-question.rules.ts'
import type { Question } from '../questions/question.rules.ts'
import { readTyped, rulesReader, type QuestionReader } from '../questions/question-reader.ts'
import type { TypedQuestion } from '../questions/typed-question.contract.ts'
import { readParts } from './read-parts.rules.ts'
import type { Condition } from '../questions/conditions.rules.ts'
import { cutPage, fewestLookedAt, inBatches, lookedAtFor, shownBefore } from './search-page.rules.ts'
import { optionAt } from './search-plan.rules.ts'
import { unmetNotice } from './unmet-condition.rules.ts'
import { closeNotice, truly, widenedNotice } from './widened-notice.rules.ts'
import { matchWords, type Match, type Whose } from './why-ranked.rules.ts'

/** Another reader than the rules reads the question before the database is asked, because it may take its time. */
export async function searchNetwork(
  call: ReaderCall,
  { query = '', limit, filter, cursor, known = 'everybody' }: NetworkSearch & { known?: Known },
  reader: QuestionReader = rulesReader,
): Promise<NetworkFound> {
  // What the rules read also knows which of its words may be something else, so it is searched as it is.
  const typed = query === '' || reader === rulesReader ? undefined : await reader.readQuestion(query)
  return call.db.reading(async (tx) => {
    const network = await getViewerNetwork(tx)
    const { me } = network
    const asked = { query, limit, filter, known, before: shownBefore(cursor), ...(typed ? { typed } : {}) }
    return cacheAnswer(call, network, { of: 'network-search', ...asked }, () => search(tx, call, me, asked))
  }, 'kept')
}

type Answer = Omit<NetworkFound, 'cache'>

/** Whether the list without a question has people of the viewer's own network. */
export type Known = 'everybody' | 'strangers' | 'contacts'

interface Asked extends Pick<NetworkSearch, 'limit' | 'filter'> {
  query: string
  known: Known
  before: number
  /** As another reader than the rules read it. */
  typed?: TypedQuestion
}

async function search(tx: Tx, call: ReaderCall, me: Membership['me'], asked: Asked): Promise<Answer> {
  if (asked.query === '') return listBest(tx, call, me, asked)
  const reading = asked.typed ? readTyped(asked.typed) : await readInSight(tx, call, me, asked.query)
  const handled = await findByHandles(tx, call, reading.question.handles)
  if (handled.length === 0) return searchByWords(tx, call, me, reading, asked)
  const distinct = await joinDuplicates(tx, await rankPeople(tx, call, handled, () => []))
  const ranked = distinct.filter(isTrusted(asked))
  const { shown, page } = cutPage(ranked, asked, { goesOn: false, isWhole: true })
  const notice = handled.length > 0 && distinct.length === 0 ? { notice: nobodyNotice([asked.query]) } : null
  return { results: shown.map(({ person }) => person), ...page, ...(notice ?? (await noticeFor(tx, me, ranked))) }
}

const isTrusted =
  ({ filter }: Asked) =>
  ({ person }: Ranked): boolean =>
    isHighTrust(person, filters[filter].leastTrust)

/** Whom the viewer was introduced to is no stranger any more. */
const metLast = (a: PathsToPerson, b: PathsToPerson): number =>
  Number(isIntroduced(a.person.personState)) - Number(isIntroduced(b.person.personState))

/** Teammates are neither: they have a list of their own. */
const isOf =
  ({ known }: Asked) =>
  ({ person }: Ranked): boolean =>
    known === 'everybody' || person.personState.state !== 'teammate'

/** The statement orders by strength alone, so that a short list is chosen from more people than it shows. */
const fewestConsidered = 25

async function listBest(tx: Tx, call: ReaderCall, me: Membership['me'], asked: Asked): Promise<Answer> {
  const { leastTrust: _, considered, ...wanted } = filters[asked.filter]
  const batch = considered ?? Math.max(asked.limit, fewestConsidered)
  const most = considered ?? batch * Math.ceil((asked.before + asked.limit) / batch)
  // One more says whether there are others.
  const found = await listBestPeople(tx, {
    ...indirectRelationships,
    ...wanted,
    me,
    known: asked.known,
    limit: most + 1,
  })
  const best = found.slice(0, most).map(({ personId }) => personId)
  const batchOf = inBatches(best, batch)
  const all = await rankPeople(
    tx,
    call,
    best,
    () => [],
    (personId) => -batchOf(personId),
    asked.known === 'strangers' ? metLast : undefined,
  )
  const ranked = all.filter(isTrusted(asked)).filter(isOf(asked))
  const hasMore = found.length > most
  const { shown, page } = cutPage(ranked, asked, { goesOn: hasMore && !considered, isWhole: !hasMore })
  return { results: shown.map(({ person }) => person), ...page, ...(await noticeFor(tx, me, ranked)) }
}

async function searchByWords(
  tx: Tx,
  call: ReaderCall,
  me: Membership['me'],
  reading: Reading,
  asked: Asked,
): Promise<Answer> {
  const { leastTrust: _, considered, ...wanted } = filters[asked.filter]
  const most = considered ?? lookedAtFor(asked.before + asked.limit)
  const among = await findPeopleByConditions(tx, call, me, reading.question)
  if (among !== null && reading.question.slots.length === 0)
    return listByConditions(tx, call, me, reading, among, asked)
  const matches = await findAmong(tx, reading, { ...wanted, me, limit: most }, among)
  const distinct = await joinDuplicates(tx, await rankMatches(tx, call, matches, considered))
  const ranked = distinct.filter(isTrusted(asked))
  const { lookedAt, counted, isWhole } = countedIn(matches, most)
  const { shown, page } = cutPage(ranked, asked, {
    goesOn: !isWhole && !considered,
    isWhole,
    counted: considered || counted === null ? undefined : { all: counted, lookedAt },
  })
  const corrected = correctedIn(shown, matches)
  const widened =
    ranked.length === 0
      ? undefined
      : (widenedNotice(truly(matches.dropped, saidOf(shown, matches))) ??
        closeNotice(
          ranked.map(({ person }) => person),
          asked.query,
        ))
  return {
    results: shown.map(({ person }) => person),
    ...page,
    ...(widened
      ? { notice: widened }
      : distinct.length === 0
        ? { notice: nobodyNotice(matches.missing) }
        : await noticeFor(tx, me, ranked)),
    ...(corrected.length > 0 ? { corrected } : {}),
    ...(ranked.length > 0 ? {} : await findKnownAt(tx, call, me, asked.query)),
    read: readParts(matches.corrected.length > 0 ? matches.question : reading.question),
  }
}

/** What the entries of those who are shown say, as far as they were looked at. */
export const saidOf = (shown: readonly Ranked[], { rows }: Pick<Found, 'rows'>) => {
  const ids = new Set(shown.map(({ foundPaths }) => foundPaths.personId))
  return [
    ...shown.map(({ person }) => person),
    ...shown.flatMap(({ foundPaths }) => foundPaths.rows.map(({ title, ...row }) => ({ ...row, role: title }))),
    ...rows.filter(({ personId }) => ids.has(personId)).map(({ title, ...row }) => ({ ...row, role: title })),
  ]
}

/** Where the question says nothing but of time and relationship: the closest first. */
async function listByConditions(
  tx: Tx,
  call: ReaderCall,
  me: Membership['me'],
  { question }: Reading,
  { people: among, unmet }: FoundByConditions,
  asked: Asked,
): Promise<Answer> {
  const most = lookedAtFor(asked.before + asked.limit)
  const batchOf = inBatches(among, fewestLookedAt)
  const best = among.slice(0, most)
  const all = await rankPeople(
    tx,
    call,
    best,
    () => [],
    (personId) => -batchOf(personId),
  )
  const ranked = (await joinDuplicates(tx, all)).filter(isTrusted(asked))
  const isWhole = among.length <= most
  const counted = { all: among.length, lookedAt: best.length }
  const { shown, page } = cutPage(ranked, asked, { goesOn: !isWhole, isWhole, counted })
  return {
    results: shown.map(({ person }) => person),
    ...page,
    ...(all.length === 0 ? { notice: nobodyOf(question, unmet) } : await noticeFor(tx, me, ranked)),
    read: readParts(question),
  }
}

/** That the conditions hold for nobody: one of them alone, or only all of them together. */
const nobodyOf = ({ conditions }: Question, unmet: readonly Condition[]): NonNullable<NetworkFound['notice']> =>
  unmet.length > 0 ? unmetNotice(unmet) : nobodyNotice(conditions.map(({ typed }) => typed))

/** How many fit, by the index. Whoever has only an unverified path is not shown, so the last page may be shorter. */
export function countedIn({ rows }: Found, most: number) {
  const lookedAt = new Set(rows.map(({ personId }) => personId)).size
  const counted = rows[0]?.total ?? null
  return { lookedAt, counted, isWhole: lookedAt < most || counted === lookedAt }
}

/** With what matched as the first reasons; what was found on another entry than the one that is shown says whose it is. */
export async function rankMatches(
  tx: Tx,
  call: ReaderCall,
  { question, rows, corrected, dropped }: Found,
  batch = fewestLookedAt,
): Promise<Ranked[]> {
  const found = Map.groupBy(rows, ({ personId }) => personId)
  const reasonsOf = ({ personId, rows: [shown] }: PathsToPerson): string[] =>
    matchWords(
      getFrom(found, personId).map((row) =>
        matchOf(question, corrected, row, isShown(row, shown) ? null : whoseOf(row)),
      ),
    )
  const batchOf = inBatches([...found.keys()], batch)
  const ranked = await rankPeople(
    tx,
    call,
    [...found.keys()],
    reasonsOf,
    (personId) => firstOf(getFrom(found, personId)).fit * mostShown - batchOf(personId),
    knownFirst,
  )
  return ranked.map((one) =>
    isNear(question, getFrom(found, one.foundPaths.personId), dropped.length === 0)
      ? { ...one, person: { ...one.person, isNear: true } }
      : one,
  )
}

/** Some part of the question was found only nearly, or not at all where others have all of it. */
export const isNear = (
  question: Question,
  rows: readonly Pick<FoundRow, 'option' | 'slot'>[],
  isAllWanted = false,
): boolean =>
  rows.some(({ option }) => optionAt(question, option).form === 'near') ||
  (isAllWanted && new Set(rows.map(({ slot }) => slot)).size < question.slots.length)

const isShown = (row: FoundRow, shown: PathsToPerson['rows'][number] | undefined): boolean =>
  shown?.kind === 'self' ? row.isOwn : !row.isOwn && shown?.userId === row.ownerUserId

export function matchOf(
  question: Question,
  corrected: readonly Correction[],
  row: Pick<FoundRow, 'slot' | 'option' | 'name' | 'title' | 'company' | 'location'>,
  whose: Whose | null,
): Match {
  const { typed } = present(question.slots[row.slot - 1])
  const slip = corrected.find(({ meant }) => meant === typed)
  const option = optionAt(question, row.option)
  return { ...option, ...(slip ? { form: 'mistyped' } : {}), typed: slip?.typed ?? typed, facts: row, whose }
}

/** What was taken for a slip, and as what: only where it led to somebody who is shown. */
export function correctedIn(ranked: readonly Ranked[], { question, rows, corrected, dropped }: Found): Correction[] {
  const shown = new Set(ranked.map(({ foundPaths }) => foundPaths.personId))
  const slips = rows
    .filter(({ personId, option }) => shown.has(personId) && optionAt(question, option).form === 'mistyped')
    .flatMap((row) => slipsOn(present(question.slots[row.slot - 1]), row))
  return ranked.length === 0
    ? []
    : [...new Map([...corrected, ...slips].map((one) => [`${one.typed} ${one.meant}`, one])).values()].filter(
        ({ meant }) => !dropped.some(({ typed }) => wordsOf(typed).includes(meant)),
      )
}

const whoseOf = ({ isOwn, ownerName }: FoundRow): Whose =>
  isOwn ? { kind: 'self' } : ownerName === null ? { kind: 'directory' } : { kind: 'member', name: ownerName }

/** About the first result; where nobody in reach is listed, what would help to reach more people. */
export async function noticeFor(
  tx: Tx,
  me: Membership['me'],
  [first]: Ranked[],
): Promise<Pick<NetworkFound, 'notice'>> {
  if (first && isBeingIntroduced(first.person)) return {}
  const mail = await hasLetters(tx, { me })
  const path = first?.person.path ?? noPath()
  const relationship = first && connectorOf(first.foundPaths, first.foundPaths.paths[0]?.connector).contact
  const notice = lowConfidenceNotice({
    path,
    targetName: first?.person.name ?? null,
    connector: relationship
      ? { strength: relationship.strength ?? 0, freshness: first.person.connectorInsight.freshnessLabel }
      : null,
    hasMailbox: mail.hasLetters,
  })
  return notice ? { notice } : {}
}
