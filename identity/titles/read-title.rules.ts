import { fold, wordsOf } from '../names/words.rules.ts'
import { helpers as helperWords } from './level-words.rules.ts'
import { readCompound } from './title-compounds.rules.ts'
import type { TitleFunction } from './title-functions.rules.ts'
import { titleLevels, type Level } from './title-levels.rules.ts'
import { asListed, conjunctions, findPhrase, findWord, type Entry } from './title-lexicon.rules.ts'
import { barrier, takeApart } from './title-words.rules.ts'

export interface TitleReading {
  readonly functions: readonly TitleFunction[]
  readonly level: Level | null
  readonly isFounder: boolean
  readonly isInvestor: boolean
  readonly isAngel: boolean
  readonly isBoard: boolean
  /** Supports somebody: an executive assistant, not an assistant manager. */
  readonly isAssistant: boolean
  readonly formerEmployers: readonly string[]
}

interface RoleReading {
  functions: TitleFunction[]
  level: Level | null
  isFounder: boolean
  isInvestor: boolean
  isAngel: boolean
  isBoard: boolean
  isAssistant: boolean
}

interface Match {
  readonly at: number
  readonly length: number
  readonly entry: Entry
}

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))
const helpers = listed(helperWords)
const ofWords = listed('of von de di da do du del van w av af fur for der des la le the d at')
const toWords = listed('to for of der des de di da do du d la van till til al alla dla zarzadu vom')
/** Words that are others as well in some language: they count only where nothing but a level stands beside them. */
const lonelyWords = listed('em pa ir ea gp lp pe bd gf md dg vd ia ki')
/** In a question, "people" are those who are asked for, and "it" is a pronoun. */
const doubtfulInQuestions = listed('people it')
const beforeDoubtful = listed('of in head vp director chief manager senior and lead')
const companyFollows = listed('at bei chez')
/** Whoever is a partner of these is no partner of the firm. */
const partnersOfTheFirm: ReadonlySet<TitleFunction> = new Set([
  'finance',
  'accounting',
  'legal',
  'consulting',
  'investment',
  'strategy',
  'risk',
  'real-estate',
  'general-management',
  'medical',
  'architecture',
])
const investingCompany = /\b(?:ventures?|capital|vc|private equity|equity partners|angels?)\b/
/** What an engineer, a product manager or a designer works on besides. */
const specialities: ReadonlySet<TitleFunction> = new Set(['machine-learning', 'security', 'data', 'data-engineering'])
const makers: ReadonlySet<TitleFunction> = new Set(['engineering', 'product', 'design', 'research', 'data-science'])

const rankOf = new Map(titleLevels.map((level, rank) => [level, rank]))
const rank = (level: Level | null): number => (level === null ? -1 : (rankOf.get(level) ?? -1))
const directorRank = rank('director')

/** Whoever pastes a page into a title is read by its beginning. */
const longestTitle = 300

/** Reads a title as people write it. What is not understood stays unknown: no functions, no level. */
export function readTitle(title: string, company = ''): TitleReading {
  const { roles, formerEmployers } = takeApart(title.slice(0, longestTitle), namesRole)
  const readings = roles.flatMap((role) => {
    const words = listedWords(role.words)
    const matches = findMatches(role.words, words)
    const where = role.company.trim() === '' ? company : role.company
    return groupsOf(words, matches).map((group) => readGroup(words, group, where))
  })
  return { ...together(readings), formerEmployers }
}

/** Reads the role in a question such as "CTOs at fintechs in Berlin", and says which of its words it needed. */
export function readRoleQuery(question: string): { reading: TitleReading; used: string[] } {
  const all = wordsOf(question.slice(0, longestTitle))
  const end = all.findIndex((word) => companyFollows.has(word))
  const asked = end === -1 ? all : all.slice(0, end)
  const words = listedWords(asked)
  const matches = findMatches(asked, words).filter(
    ({ at, length }) =>
      length > 1 || !doubtfulInQuestions.has(words[at]!) || isRoleInQuestion(words[at - 1], words[at + 1]),
  )
  const readings = groupsOf(words, matches).map((group) => readGroup(words, group, ''))
  const used = matches.flatMap(({ at, length }) => asked.slice(at, at + length))
  return { reading: { ...together(readings), formerEmployers: [] }, used }
}

const isRoleInQuestion = (before = '', after = ''): boolean =>
  beforeDoubtful.has(before) || (after !== '' && !conjunctions.has(after) && findWord(after) !== null)

const listedWords = (words: readonly string[]): string[] =>
  words.map((word) => (conjunctions.has(word) ? 'and' : asListed(word)))

const namesRole = (words: readonly string[]): boolean => findMatches(words, listedWords(words)).length > 0

function findMatches(written: readonly string[], words: readonly string[]): Match[] {
  const matches: Match[] = []
  for (let at = 0; at < words.length;) {
    const phrase = findPhrase(written, words, at)
    const entry = phrase?.entry ?? (words[at]!.length > 6 ? readCompound(words[at]!) : null)
    const length = phrase?.length ?? 1
    if (entry && !(length === 1 && lonelyWords.has(words[at]!) && !isLonely(words, at)))
      matches.push({ at, length, entry })
    at += length
  }
  return matches
}

function isLonely(words: readonly string[], at: number): boolean {
  const [before, after] = [words[at - 1], words[at + 1]]
  const levelBefore = before === undefined ? null : (findWord(before)?.level ?? null)
  const isFree = (word: string | undefined): boolean =>
    word === undefined || word === barrier || word === 'and' || word === 'of'
  return (isFree(before) || levelBefore !== null) && (isFree(after) || toWords.has(after!) || levelBefore === null)
}

/** "CTO & Head of Product" is two roles; "Head of Product & Design" is one. */
function groupsOf(words: readonly string[], matches: readonly Match[]): Match[][] {
  const groups: Match[][] = []
  for (const match of matches) {
    const before = words[match.at - 1]
    const isNew = (before === barrier || before === 'and') && rank(match.entry.level) >= directorRank
    if (groups.length === 0 || isNew) groups.push([match])
    else groups[groups.length - 1]!.push(match)
  }
  return groups
}

function readGroup(words: readonly string[], group: readonly Match[], company: string): RoleReading {
  const support = group.find((match) => match.entry.isSupporter && isSupport(words, match, group))
  if (support) {
    const below = group.find(
      ({ at, entry }) => at < support.at && (entry.level === 'senior' || entry.level === 'training'),
    )
    return { ...nothing(), functions: ['administration'], level: below?.entry.level ?? null, isAssistant: true }
  }
  const counted = withoutOthers(words, group)
  const reading = nothing()
  for (const { entry } of counted) {
    reading.isFounder ||= entry.isFounder
    reading.isInvestor ||= entry.isInvestor || entry.isAngel
    reading.isAngel ||= entry.isAngel
    reading.isBoard ||= entry.isBoard
  }
  reading.level = levelOf(words, counted)
  reading.functions = functionsOf(words, counted)
  if (isOfFund(words, counted, reading, company)) reading.isInvestor = true
  if (reading.isInvestor && !reading.functions.includes('investment')) reading.functions.push('investment')
  return reading
}

const nothing = (): RoleReading => ({
  functions: [],
  level: null,
  isFounder: false,
  isInvestor: false,
  isAngel: false,
  isBoard: false,
  isAssistant: false,
})

/** Whether an assistant helps a person: "assistant to the CEO", "CEO's assistant", "assistant", not "assistant buyer". */
function isSupport(words: readonly string[], { at, length }: Match, group: readonly Match[]): boolean {
  if (length > 1 || !helpers.has(words[at]!)) return true
  if (group.some((other) => other.at < at && (rank(other.entry.level) >= directorRank || other.entry.isFounder)))
    return true
  const next = words[at + length]
  if (next !== undefined && toWords.has(next)) {
    const after = group.find((other) => other.at > at)
    return after === undefined || after.entry.level !== null || after.entry.isBoard || after.entry.isFounder
  }
  return group.length === 1
}

/** Leaves out who is named but is somebody else: "Advisor to the CEO", "Founder of Data Systems". */
function withoutOthers(words: readonly string[], group: readonly Match[]): Match[] {
  const counted: Match[] = []
  let skipTo = -1
  for (const match of group) {
    if (match.at < skipTo) continue
    let before = match.at - 1
    while (before >= 0 && (words[before] === 'the' || words[before] === 'our')) before -= 1
    if (words[before] === 'to' && counted.length > 0 && isSuperior(match.entry)) break
    const { entry, at, length } = match
    if (entry.isSupporter && helpers.has(words[at]!)) {
      counted.push({ ...match, entry: { ...entry, level: words[at + 1] === undefined ? 'entry' : null } })
      continue
    }
    if (!isPartnerOfOthers(words, match, counted)) counted.push(match)
    const isOwner = entry.isFounder || entry.level === 'owner' || words[at] === 'ceo'
    if (isOwner && ofWords.has(words[at + length] ?? '')) {
      const end = words.findIndex((word, i) => i > at && (word === barrier || word === 'and'))
      skipTo = end === -1 ? words.length : end
    }
  }
  return counted
}

const isSuperior = (entry: Entry): boolean => rank(entry.level) >= directorRank || entry.isFounder || entry.isBoard

/** A talent acquisition partner or a business partner is nobody's partner of a firm. */
function isPartnerOfOthers(words: readonly string[], { at, length }: Match, counted: readonly Match[]): boolean {
  if (words[at] !== 'partner' || length > 1) return false
  const before = words[at - 1]
  if (before === undefined || before === barrier || before === 'and') return false
  const previous = counted.at(-1)
  if (previous?.entry.isInvestor || previous?.entry.fields.includes('investment')) return false
  if (previous === undefined || previous.at + previous.length !== at) return true
  const { fields, professions, level } = previous.entry
  const functions = [...fields, ...professions]
  return functions.length === 0 ? level === null : !functions.some((fn) => partnersOfTheFirm.has(fn))
}

function levelOf(words: readonly string[], counted: readonly Match[]): Level | null {
  let level: Level | null = null
  let modifier: Level | null = null
  for (const { at, entry } of counted) {
    if (entry.level === 'training' || entry.level === 'entry')
      modifier = modifier === 'training' ? modifier : entry.level
    else {
      const isOfficer = words[at] === 'chief' && words.slice(at + 1, at + 7).includes('officer')
      const own = isOfficer ? 'cxo' : entry.level
      if (rank(own) > rank(level)) level = own
    }
  }
  if (modifier === null || rank(level) >= directorRank) return level
  return modifier === 'entry' && level === 'senior' ? level : modifier
}

function functionsOf(words: readonly string[], counted: readonly Match[]): TitleFunction[] {
  const professions = counted.flatMap(({ entry }) => entry.professions)
  const recruiting = counted.flatMap(({ entry }) => entry.fields).filter((fn) => fn === 'recruiting')
  const subjects = [...professions, ...recruiting]
  const isSubject = (fn: TitleFunction): boolean =>
    subjects.length === 0 ||
    subjects.includes('analytics') ||
    (specialities.has(fn) && subjects.every((profession) => makers.has(profession)))
  // "Sales and Marketing Manager": both.
  const isJoined = (i: number): boolean => {
    const { at, length } = counted[i]!
    const next = counted[i + 1]
    return words[at + length] === 'and' && next?.at === at + length + 1 && rank(next.entry.level) >= rank('manager')
  }
  const functions = counted.flatMap(({ entry }, i) => [
    ...(entry.isGeneralManager ? (['general-management'] as const) : []),
    ...entry.professions,
    ...entry.fields.filter((fn) => fn === 'recruiting' || isJoined(i) || isSubject(fn)),
  ])
  const found = functions.length > 0 ? functions : counted.flatMap(({ entry }) => entry.doubtful)
  return [...new Set(found)]
}

/** Partners, principals and associates of a fund invest. */
function isOfFund(
  words: readonly string[],
  counted: readonly Match[],
  { level, functions }: RoleReading,
  company: string,
): boolean {
  if (company === '' || !investingCompany.test(fold(company))) return false
  const mayInvest = functions.every((fn) => ['investment', 'general-management', 'analytics', 'finance'].includes(fn))
  const isPrincipal = counted.some(({ at }) => ['principal', 'associate', 'analyst'].includes(words[at]!))
  return mayInvest && (level === 'partner' || isPrincipal || functions.includes('investment'))
}

/** All roles as one: the highest level, unless the first one is in training. */
function together(roles: readonly RoleReading[]): RoleReading {
  const all = nothing()
  for (const [i, role] of roles.entries()) {
    for (const fn of role.functions) if (!all.functions.includes(fn)) all.functions.push(fn)
    if (rank(role.level) > rank(all.level) && !(i > 0 && all.level === 'training')) all.level = role.level
    all.isFounder ||= role.isFounder
    all.isInvestor ||= role.isInvestor
    all.isAngel ||= role.isAngel
    all.isBoard ||= role.isBoard
    all.isAssistant ||= role.isAssistant
  }
  return all
}
