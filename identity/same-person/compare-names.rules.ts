import { areForms, spellingsOf } from '../names/nicknames.rules.ts'
import { isOneTypo } from '../names/spelling.rules.ts'
import type { NameShares } from './name-shares.rules.ts'
import type { ComparableFacts } from './person-facts.rules.ts'

/** How two names agree. All weights are in bits: log2 of how much likelier one person is than two. */
export interface NameComparison {
  bits: number
  /** Whole words that both have, in any spelling. */
  shared: number
  kind: 'same' | 'written differently' | 'short form' | 'initial' | 'partly' | 'different' | 'in address' | 'unknown'
}

const lossOf = { spelledOut: 0.3, spelling: 2, nickname: 2.5, typo: 6 }
/** A word that only one of them has: a middle name, a second surname. */
const oneSided = -0.7
/** Each has a word that the other does not: another family name after a marriage, or somebody else. */
const contradiction = -5
/** Names of one country go together, so two of them say less than both alone. */
const goTogether = 2.6
const initialBits = 3

const unknown: NameComparison = { bits: 0, shared: 0, kind: 'unknown' }
const isInitial = (word: string): boolean => word.length === 1
const bitsOf = (share: number): number => -Math.log2(share)

/** ae, oe and ue as they are where only the dots were left out. */
const withoutE = (word: string): string => word.replace(/([aou])e/g, '$1')

interface WordMatch {
  bits: number
  kind: 'same' | 'written differently' | 'short form' | 'initial'
}

function matchWords(a: string, b: string, shares: NameShares): WordMatch | null {
  if (isInitial(a) !== isInitial(b)) return a[0] === b[0] ? { bits: initialBits, kind: 'initial' } : null
  if (a === b) return { bits: isInitial(a) ? initialBits : bitsOf(shares.of(a)), kind: 'same' }
  const kind = likenessOf(a, b)
  if (kind === null) return null
  const rarest = bitsOf(Math.max(shares.of(a), shares.of(b)))
  return {
    bits: Math.max(0, rarest - lossOf[kind]),
    kind: kind === 'nickname' ? 'short form' : 'written differently',
  }
}

function likenessOf(a: string, b: string): keyof typeof lossOf | null {
  const isLong = Math.min(a.length, b.length) > 3
  if (a[0] !== b[0] && a[1] !== b[1] && a.at(-1) !== b.at(-1)) return areForms(a, b) ? 'nickname' : null
  if (withoutE(a) === withoutE(b)) return 'spelledOut'
  if (spellingsOf(a).includes(b)) return 'spelling'
  if (areForms(a, b)) return 'nickname'
  return isLong && Math.abs(a.length - b.length) < 2 && isOneTypo(a, b) ? 'typo' : null
}

export function compareNames(a: ComparableFacts, b: ComparableFacts, shares: NameShares): NameComparison {
  if (a.words.length === 0 || b.words.length === 0) return compareWithAddress(a, b, shares)
  const found: { i: number; j: number; match: WordMatch }[] = []
  for (const [i, one] of a.words.entries())
    for (const [j, two] of b.words.entries()) {
      const match = matchWords(one, two, shares)
      if (match) found.push({ i, j, match })
    }
  found.sort((x, y) => y.match.bits - x.match.bits)
  const [leftA, leftB] = [new Set(a.words.keys()), new Set(b.words.keys())]
  const used: WordMatch[] = []
  for (const { i, j, match } of found) {
    if (!leftA.has(i) || !leftB.has(j)) continue
    leftA.delete(i)
    leftB.delete(j)
    used.push(match)
  }
  const shared = used.filter(({ kind }) => kind !== 'initial').length
  if (shared === 0 && (isInOneWord(a, b) || isInOneWord(b, a))) {
    const bits = wholeName(a.words.length > 1 ? a : b, shares) - lossOf.typo
    return { bits, shared: 2, kind: 'written differently' }
  }
  if (shared === 0) return { bits: 2 * contradiction, shared: 0, kind: 'different' }
  let bits = used.reduce((sum, match) => sum + match.bits, 0) - (used.length > 1 ? goTogether : 0)
  const kinds = new Set(used.map(({ kind }) => kind))
  if (leftA.size > 0 && leftB.size > 0) {
    // Two words of one name may be one word of the other: Min Jun and Minjun.
    const isGlued = [...leftA].map((i) => a.words[i]).join('') === [...leftB].map((j) => b.words[j]).join('')
    if (!isGlued) return { bits: bits + contradiction, shared, kind: 'partly' }
    bits += initialBits
  }
  bits += oneSided * (leftA.size + leftB.size)
  const kind = kinds.has('initial')
    ? 'initial'
    : kinds.has('short form')
      ? 'short form'
      : kinds.has('written differently')
        ? 'written differently'
        : leftA.size + leftB.size > 0 && shared < 2
          ? 'partly'
          : 'same'
  return { bits, shared, kind }
}

/** `JoanaPrado`, also with a slip in between: `JoanacPrado`. */
function isInOneWord({ words }: ComparableFacts, other: ComparableFacts): boolean {
  const [word] = words
  if (word === undefined || words.length > 1 || word.length < 7 || other.words.length < 2) return false
  const [first = '', last = ''] = [other.words[0], other.words.at(-1)]
  return [first + last, last + first].some((glued) => glued === word || isOneTypo(glued, word))
}

const wholeName = ({ words }: ComparableFacts, shares: NameShares): number =>
  bitsOf(shares.of(words[0] ?? '')) + bitsOf(shares.of(words.at(-1) ?? '')) - goTogether

/** An entry without a name is called what its address spells: `ksundar@` is K Sundar, and so is `kavita.sundar@`. */
function compareWithAddress(a: ComparableFacts, b: ComparableFacts, shares: NameShares): NameComparison {
  const [named, nameless] = a.words.length > 0 ? [a, b] : [b, a]
  if (named.words.length === 0 || nameless.words.length > 0) return unknown
  let best: NameComparison | null = null
  for (const local of nameless.locals) {
    const bits = bitsOfSpelling(local, named, shares)
    if (bits !== null && bits > (best?.bits ?? 0)) best = { bits, shared: 1, kind: 'in address' }
  }
  if (best) return best
  // An address that spells something else speaks a little against it, and rules nothing out.
  return nameless.locals.length > 0 ? { ...unknown, bits: -3 } : unknown
}

function bitsOfSpelling(local: string, { words, spelledOut }: ComparableFacts, shares: NameShares): number | null {
  const [first, last] = [words[0] ?? '', words.at(-1) ?? '']
  if (words.length < 2) return local === first ? bitsOf(shares.of(first)) : null
  const lasts = [last, ...[...spelledOut].slice(-1)]
  const firsts = [first, ...[...spelledOut].slice(0, 1)]
  for (const f of firsts)
    for (const l of lasts) {
      const [given, family] = [bitsOf(shares.of(first)), bitsOf(shares.of(last))]
      if (local === f + l || local === l + f) return given + family - goTogether
      if (local === `${f[0]}${l}` || local === `${l}${f[0]}`) return family + initialBits
      if (local === `${f}${l[0]}`) return given + initialBits
      if (local === l) return family
      if (local === f) return given
    }
  return null
}
