import { candidateKeys, spelledBy } from '@wellmet/identity/same-person/candidate-keys.rules.ts'
import { frequenciesIn } from '@wellmet/identity/same-person/frequencies.rules.ts'
import { comparableFacts, type PersonFacts } from '@wellmet/identity/same-person/person-facts.rules.ts'
import { weighEvidence, type EvidenceKind, type Weight } from '@wellmet/identity/same-person/weigh-evidence.rules.ts'

type Pair = [a: number, b: number]
interface PairClass {
  right: number
  wrong: number
}

/** One of these is taken as proof, although it is not always one: the bound is generous. */
const proofs: ReadonlySet<EvidenceKind> = new Set(['address', 'profile', 'phone', 'company', 'formerCompany'])
const links = ['linked by a handle or a small company', 'same large company', 'nothing but the name'] as const

/**
 * The best recall that a rule can reach at each precision, if it tells pairs apart by the evidence between the two. Pairs
 * linked by a proof, also over third entries, count as found. The others are put into classes by what agrees and how
 * rare the name is. The truth says which share of each class is one person, and the best classes are taken first.
 */
export function boundOf(
  entries: readonly { person: number }[],
  facts: readonly PersonFacts[],
): { linked: Record<string, number>; recallAt: (precision: number) => number } {
  const all = facts.map(comparableFacts)
  const frequencies = frequenciesIn(all)
  const weigh = ([a, b]: Pair): Weight => weighEvidence(all[a]!, all[b]!, frequencies)
  const truth = [...Map.groupBy(entries.keys(), (i) => entries[i]!.person).values()].flatMap(pairsOf)
  const isProven = (pair: Pair): boolean => weigh(pair).evidence.some(({ kind, bits }) => proofs.has(kind) && bits > 5)
  const chain = chainsOf(truth.filter(isProven))
  const isLinked = ([a, b]: Pair): boolean => chain.has(a) && chain.get(a) === chain.get(b)
  const linked: Record<string, number> = Object.fromEntries(links.map((link) => [link, 0]))
  const classes = new Map<string, PairClass>()
  const note = (pair: Pair, side: keyof PairClass): void => {
    const key = classOf(weigh(pair))
    const counts = classes.get(key) ?? { right: 0, wrong: 0 }
    counts[side] += 1
    classes.set(key, counts)
  }
  for (const pair of truth) {
    const isLarge = weigh(pair).evidence.some(({ kind }) => kind === 'largeCompany')
    const link = links[isLinked(pair) ? 0 : isLarge ? 1 : 2]
    linked[link] = (linked[link] ?? 0) + 1 / truth.length
    if (!isLinked(pair)) note(pair, 'right')
  }
  for (const pair of candidatesIn(all)) if (entries[pair[0]]!.person !== entries[pair[1]]!.person) note(pair, 'wrong')
  const proven = truth.filter(isLinked).length
  return { linked, recallAt: (precision) => (proven + bestOf([...classes.values()], proven, precision)) / truth.length }
}

/** How many more pairs are found if the best classes are taken for as long as the precision holds. */
function bestOf(classes: readonly PairClass[], proven: number, precision: number): number {
  const shareOf = ({ right, wrong }: PairClass): number => right / (right + wrong)
  let [right, wrong] = [0, 0]
  for (const one of classes.toSorted((x, y) => shareOf(y) - shareOf(x))) {
    if (proven + right + one.right < precision * (proven + right + one.right + wrong + one.wrong)) break
    right += one.right
    wrong += one.wrong
  }
  return right
}

const classOf = ({ name, evidence }: Weight): string =>
  [
    name.kind,
    name.shared,
    Math.floor(name.bits / 2),
    ...evidence.filter(({ kind }) => kind !== 'name').map(({ kind, bits }) => `${kind}${bits > 0}`),
  ].join(' ')

const pairsOf = (members: readonly number[]): Pair[] =>
  members.flatMap((a, place) => members.slice(place + 1).map((b): Pair => [a, b]))

/** By entry, the first entry of the chain that it belongs to. */
function chainsOf(pairs: readonly Pair[]): Map<number, number> {
  const first = new Map<number, number>()
  const members = new Map<number, number[]>()
  for (const [a, b] of pairs) {
    const [one, two] = [first.get(a) ?? a, first.get(b) ?? b]
    const both = [...new Set([...(members.get(one) ?? [one]), ...(members.get(two) ?? [two])])]
    members.set(one, both)
    for (const member of both) first.set(member, one)
  }
  return first
}

/** Pairs that share a key. */
function candidatesIn(all: readonly ReturnType<typeof comparableFacts>[]): Iterable<Pair> {
  const spelled = new Set(all.flatMap(spelledBy))
  const blocks = new Map<string, number[]>()
  for (const [i, one] of all.entries())
    for (const key of candidateKeys(one, spelled)) {
      const block = blocks.get(key)
      if (block) block.push(i)
      else blocks.set(key, [i])
    }
  const pairs = new Map<number, Pair>()
  for (const block of blocks.values())
    for (const pair of pairsOf(block)) pairs.set(pair[0] * all.length + pair[1], pair)
  return pairs.values()
}
