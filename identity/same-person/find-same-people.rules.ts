import { candidateKeys, spelledBy } from './candidate-keys.rules.ts'
import { frequenciesIn } from './frequencies.rules.ts'
import { comparableFacts, type ComparableFacts, type PersonFacts } from './person-facts.rules.ts'
import { askAt, decide, weighEvidence, type Frequencies, type Weight } from './weigh-evidence.rules.ts'

export interface PairOfEntries {
  a: string
  b: string
  weight: Weight
  /** Somebody else may be either of the two just as well. */
  hasRival: boolean
}

export interface SamePeople {
  /** Entries of one person, two or more in each group. */
  groups: string[][]
  /** The pairs by which they were joined. */
  joined: PairOfEntries[]
  /** Pairs that may be one person, the likeliest first; of a group one entry stands for all. */
  asked: PairOfEntries[]
}

type IsApart = (a: string, b: string) => boolean

/** Entries that share a key with more others than this are told apart by their other keys. */
const largestBlock = 50
/** Joined entries have more facts together, which may join them with further entries. */
const mostRounds = 4
/** Somebody else is almost as likely: then a person decides. */
const rivalBits = 4
/** Who may be either of two is asked about only if it is so much likelier. */
const rivalLoss = 2

/**
 * Who stands in these entries more than once. `isApart` says which two are kept separate by hand. Only pairs with one of
 * `among` are compared; without it, all.
 */
export function findSamePeople(
  entries: readonly PersonFacts[],
  { isApart = () => false, among }: { isApart?: IsApart; among?: ReadonlySet<string> } = {},
): SamePeople {
  const all = entries.map(comparableFacts)
  const frequencies = frequenciesIn(all)
  const spelled = new Set(all.flatMap(spelledBy))
  let groups = all.map((compared): Group => ({
    members: [compared.facts.id],
    compared,
    keys: candidateKeys(compared, spelled),
  }))
  const joined: PairOfEntries[] = []
  let fresh = new Set(among ? groups.filter(({ members }) => members.some((id) => among.has(id))) : groups)
  let pairs: Pair[] = []
  for (let round = 1; ; round += 1) {
    pairs = pairs.concat(comparePairs(groups, fresh, frequencies, isApart))
    if (round > mostRounds) break
    const next = joinPairs(pairs, frequencies, isApart, spelled)
    if (next.joined.length === 0) break
    joined.push(...next.joined)
    fresh = new Set(next.combined)
    groups = [...groups.filter((group) => !next.gone.has(group)), ...next.combined]
    pairs = pairs.filter(({ one, two }) => !next.gone.has(one) && !next.gone.has(two))
  }
  const hasRival = rivalsIn(pairs, frequencies, isApart)
  return {
    groups: groups.flatMap(({ members }) => (members.length > 1 ? [members] : [])),
    joined,
    asked: pairs
      .toSorted(likeliestFirst)
      .map((pair) => ({ ...toEntries(pair), hasRival: hasRival(pair) }))
      .filter(({ weight, hasRival }) => weight.bits >= (hasRival ? askAt + rivalLoss : askAt)),
  }
}

/** Entries that are one person, with all that they say together. */
interface Group {
  members: string[]
  compared: ComparableFacts
  keys: ReadonlySet<string>
}

interface Pair {
  one: Group
  two: Group
  weight: Weight
}

const likeliestFirst = (x: Pair, y: Pair): number => y.weight.bits - x.weight.bits
const toEntries = ({ one, two, weight }: Pair) => ({
  a: one.compared.facts.id,
  b: two.compared.facts.id,
  weight,
})
const areApart = (one: Group, two: Group, isApart: IsApart): boolean =>
  one.members.some((a) => two.members.some((b) => isApart(a, b)))

/** Pairs that share a key, one of them fresh; those that are far from being one person are left out. */
function comparePairs(
  groups: readonly Group[],
  fresh: ReadonlySet<Group>,
  frequencies: Frequencies,
  isApart: IsApart,
): Pair[] {
  const wanted = new Set<string>()
  for (const { keys } of fresh) for (const key of keys) wanted.add(key)
  const blocks = new Map<string, number[]>()
  for (const [i, { keys }] of groups.entries())
    for (const key of keys) {
      if (!wanted.has(key)) continue
      const block = blocks.get(key)
      if (block) block.push(i)
      else blocks.set(key, [i])
    }
  const seen = new Set<number>()
  const pairs: Pair[] = []
  for (const block of blocks.values()) {
    if (block.length < 2 || block.length > largestBlock) continue
    for (const [place, i] of block.entries()) {
      const one = groups[i]
      for (const j of block.slice(place + 1)) {
        const two = groups[j]
        if (!one || !two || (!fresh.has(one) && !fresh.has(two)) || seen.has(i * groups.length + j)) continue
        seen.add(i * groups.length + j)
        if (areApart(one, two, isApart)) continue
        const weight = weighEvidence(one.compared, two.compared, frequencies)
        if (weight.bits >= askAt - rivalBits) pairs.push({ one, two, weight })
      }
    }
  }
  return pairs
}

/** The likeliest pairs first; a pair that would bring two together who cannot be one is left. */
function joinPairs(
  pairs: readonly Pair[],
  frequencies: Frequencies,
  isApart: IsApart,
  spelled: ReadonlySet<string>,
): { joined: PairOfEntries[]; combined: Group[]; gone: Set<Group> } {
  const hasRival = rivalsIn(pairs, frequencies, isApart)
  const together = new Map<Group, Group[]>()
  const joined: PairOfEntries[] = []
  for (const pair of pairs.toSorted(likeliestFirst)) {
    const { one, two, weight } = pair
    if (decide(weight) !== 'join') continue
    const [ones, twos] = [together.get(one) ?? [one], together.get(two) ?? [two]]
    if (ones === twos || hasRival(pair)) continue
    if (ones.some((x) => twos.some((y) => cannotBeOne(x, y, frequencies, isApart)))) continue
    const all = [...ones, ...twos]
    for (const group of all) together.set(group, all)
    joined.push({ ...toEntries(pair), hasRival: false })
  }
  const made = [...new Set(together.values())].map((ones) => combined(ones, spelled))
  return { joined, combined: made, gone: new Set(together.keys()) }
}

const cannotBeOne = (x: Group, y: Group, frequencies: Frequencies, isApart: IsApart): boolean =>
  areApart(x, y, isApart) || contradicts(weighEvidence(x.compared, y.compared, frequencies))

/** Says of a pair whether one of the two is almost as likely somebody else, who cannot be the other one. */
function rivalsIn(pairs: readonly Pair[], frequencies: Frequencies, isApart: IsApart): (pair: Pair) => boolean {
  const partners = new Map<Group, { other: Group; bits: number }[]>()
  const note = (group: Group, other: Group, bits: number): void => {
    const list = partners.get(group)
    if (list) list.push({ other, bits })
    else partners.set(group, [{ other, bits }])
  }
  for (const { one, two, weight } of pairs) {
    note(one, two, weight.bits)
    note(two, one, weight.bits)
  }
  const isDisputed = (group: Group, other: Group, bits: number): boolean =>
    (partners.get(group) ?? []).some(
      (rival) =>
        rival.other !== other && rival.bits > bits - rivalBits && cannotBeOne(other, rival.other, frequencies, isApart),
    )
  return ({ one, two, weight: { bits } }) => isDisputed(one, two, bits) || isDisputed(two, one, bits)
}

const contradicts = ({ evidence, name }: Weight): boolean =>
  evidence.some(({ kind }) => kind === 'otherProfile' || kind === 'otherAddress') ||
  // People change their name, and programs garble it; the mailbox and the profile stay.
  (name.kind === 'different' &&
    !evidence.some(({ kind, bits }) => (kind === 'address' && bits > 20) || kind === 'profile'))

/** All that the entries of one person say together; the one with a profile speaks first, then the longest name. */
function combined(groups: readonly Group[], spelled: ReadonlySet<string>): Group {
  const facts = groups
    .map(({ compared }) => compared.facts)
    .toSorted((a, b) => Number(b.profile !== null) - Number(a.profile !== null) || b.name.length - a.name.length)
  const isName = (name: string): boolean => name !== '' && !name.includes('@')
  const company = facts.find((one) => one.company !== null)?.company ?? null
  const companies = facts.flatMap((one) => [...(one.company === null ? [] : [one.company]), ...one.formerCompanies])
  const compared = comparableFacts({
    id: facts[0]?.id ?? '',
    name: facts.find(({ name }) => isName(name))?.name ?? facts[0]?.name ?? '',
    emails: [...new Set(facts.flatMap(({ emails }) => emails))],
    phones: [...new Set(facts.flatMap(({ phones }) => phones))],
    profile: facts.find(({ profile }) => profile !== null)?.profile ?? null,
    company,
    title: facts.find(({ title }) => title !== null)?.title ?? null,
    location: facts.find(({ location }) => location !== null)?.location ?? null,
    formerCompanies: [...new Set(companies.filter((name) => name !== company))],
    sources: [...new Set(facts.flatMap(({ sources = [] }) => sources))],
  })
  return { members: groups.flatMap(({ members }) => members), compared, keys: candidateKeys(compared, spelled) }
}
