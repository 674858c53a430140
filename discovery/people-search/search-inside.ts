import { peopleMessages } from './people.messages.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import type { Correction, Reading } from '../questions/correct-question.rules.ts'
import type { FoundRow } from './find-candidates.ts'
import { findListed, type ListedRow } from './find-listed.ts'
import { findFitting, findLoosely, searchStepByStep, type Fitting, type Found } from './find-matches.ts'
import { findPeopleByConditions } from './find-people-by-conditions.ts'
import { joinDuplicates } from './join-duplicates.ts'
import { findByHandles, toProfile } from './look-up-people.ts'
import type { RankedPerson, SearchPage, Source } from './people.contract.ts'
import type { Membership } from './people.store.ts'
import type { Question } from '../questions/question.rules.ts'
import { noInsight, rankPeople, type Ranked } from './rank-people.ts'
import type { Condition } from '../questions/conditions.rules.ts'
import type { Dropped } from '../questions/relax-question.rules.ts'
import { correctedIn, countedIn, isNear, matchOf, rankMatches } from './search-network.ts'
import { cutPage, fewestDistinct, lookedAtFor } from './search-page.rules.ts'
import { droppedConditions } from './unmet-condition.rules.ts'
import { matchWords } from './why-ranked.rules.ts'

export interface Within {
  before: number
  limit: number
  sources: readonly Source[]
}

export interface FoundInside {
  /** Who comes first, where they are in reach. */
  first: Ranked | undefined
  /** Everybody until this page ends, and some more: who fits, then who is only near; in each, who is in reach comes first. */
  all: RankedPerson[]
  /** Those of this page. */
  people: RankedPerson[]
  page: SearchPage
  corrected: Correction[]
  dropped: readonly Dropped[]
  /** Where nobody was found: what nobody in sight has. */
  missing: readonly string[]
  /** Conditions that hold for nobody. */
  unmet: readonly Condition[]
}

/** How many are looked at where some of them are not asked for. */
const considered = 100

export async function searchInside(
  tx: Tx,
  call: MemberCall,
  me: Membership['me'],
  asked: Reading,
  { sources, ...place }: Within,
): Promise<FoundInside> {
  const isWanted = ({ source }: RankedPerson): boolean => sources.includes(source)
  const nothing = { corrected: [], dropped: [], missing: [], unmet: [] }
  if (!sources.includes('graph') && !sources.includes('database')) return { ...cut([], [], place, false), ...nothing }
  const handled = await findByHandles(tx, call, asked.question.handles)
  if (handled.length > 0) {
    const reachable = (await rankPeople(tx, call, handled, () => [])).filter(({ person }) => isWanted(person))
    return { ...cut(reachable, [], place, false), ...nothing }
  }
  const isAll = sources.includes('graph') && sources.includes('database')
  // One more says whether there are others.
  const needed = place.before + place.limit + 1
  const most = isAll ? lookedAtFor(needed - 1) : considered
  const among = await findPeopleByConditions(tx, call, me, asked.question)
  if (among !== null && asked.question.slots.length === 0) {
    const ranked = await rankPeople(tx, call, among.people.slice(0, most), () => [])
    const reachable = (await joinDuplicates(tx, ranked)).filter(({ person }) => isWanted(person))
    return { ...cut(reachable, [], place, isAll && among.people.length > most), ...nothing, unmet: among.unmet }
  }
  const asking = { me, kinds: 0, leastScore: 0, limit: most, among: among?.people ?? null }
  const find = async (question: Question): Promise<InsideRows & Pick<Fitting, 'known'>> => {
    const { rows: reachable, known } = await findFitting(tx, question, asking)
    // Who is listed and fits comes before who is in reach and only near.
    const free = hasNear(question) ? needed : needed - (isAll ? fewestDistinct(peopleIn(reachable).length) : 0)
    const isListed = sources.includes('database') && free > 0 && among === null
    const listed = isListed ? await findListed(tx, question, { except: peopleIn(reachable), limit: free }) : []
    return { reachable, listed, known }
  }
  const found = await searchStepByStep<InsideRows>(tx, me, asked, {
    look: async (question) => {
      const rows = await find(question)
      const all = [...rows.reachable, ...rows.listed]
      return { rows: all.length === 0 ? [] : [rows], found: all, known: rows.known }
    },
    lookLoosely: async (loose) => {
      const reachable = await findLoosely(tx, loose, asking)
      return { rows: reachable.length === 0 ? [] : [{ reachable, listed: [] }], found: reachable }
    },
  })
  if (found.rows.length === 0 && among !== null) {
    const question = { ...asked.question, conditions: [] }
    const inside = await searchInside(tx, call, me, { ...asked, question }, { sources, ...place })
    return { ...inside, dropped: [...droppedConditions(asked.question.conditions, among.unmet), ...inside.dropped] }
  }
  const [rows = { reachable: [], listed: [] }] = found.rows
  const matches = { ...found, rows: rows.reachable }
  const ranked = await rankMatches(tx, call, matches, isAll ? undefined : considered)
  const reachable = (await joinDuplicates(tx, ranked)).filter(({ person }) => isWanted(person))
  const listed = (await describeListed(tx, call, found, rows.listed)).filter(isWanted)
  const goesOn = isAll && !countedIn(matches, most).isWhole
  return {
    ...cut(reachable, listed, place, goesOn),
    corrected: correctedIn(reachable, matches),
    dropped: found.dropped,
    missing: found.missing,
    unmet: [],
  }
}

interface InsideRows {
  reachable: FoundRow[]
  listed: ListedRow[]
}

const hasNear = ({ slots }: Question): boolean =>
  slots.some(({ options }) => options.some(({ form }) => form === 'near'))

const peopleIn = (rows: readonly { personId: string }[]): string[] => [...new Set(rows.map(({ personId }) => personId))]

function cut(
  reachable: readonly Ranked[],
  listed: readonly RankedPerson[],
  place: Omit<Within, 'sources'>,
  goesOn: boolean,
): Omit<FoundInside, 'corrected' | 'dropped' | 'missing' | 'unmet'> {
  const everybody = [...reachable.map(({ person }) => person), ...listed]
  const all = [...everybody.filter(({ isNear }) => !isNear), ...everybody.filter(({ isNear }) => isNear)]
  const isWhole = !goesOn && all.length <= place.before + place.limit
  const { shown, page } = cutPage(all, place, { goesOn, isWhole })
  return { first: reachable.find(({ person }) => person === all[0]), all, people: shown, page }
}

/** Nobody is said to be out of reach who is not: the paths to each of them are looked for as for everybody. */
async function describeListed(
  tx: Tx,
  call: MemberCall,
  found: Pick<Found, 'question' | 'corrected'>,
  rows: readonly ListedRow[],
): Promise<RankedPerson[]> {
  const people = Map.groupBy(rows, ({ personId }) => personId)
  const foundPaths = await findPathsTo(tx, call, [...people.keys()])
  return [...people].flatMap(([personId, matches]) => {
    const paths = foundPaths.get(personId)
    if (!paths) return []
    const reasons = matchWords(matches.map((row) => matchOf(found.question, found.corrected, row, null)))
    const whyRanked = paths.paths.length > 0 ? reasons : [...reasons, peopleMessages.nobodyKnowsThem()]
    const near = isNear(found.question, matches) ? { isNear: true as const } : {}
    return [{ ...toProfile(paths, call), whyRanked, connectorInsight: noInsight, ...near }]
  })
}
