import type { SamePeople } from '@wellmet/identity/same-person/find-same-people.rules.ts'
import type { Weight } from '@wellmet/identity/same-person/weigh-evidence.rules.ts'

export interface Figures {
  precision: number
  recall: number
  right: number
  wrong: number
  missed: number
}

export type JudgedPair = [a: number, b: number, weight?: Weight]

export interface Judged {
  figures: Record<'joined' | 'joined or asked', Figures>
  wronglyJoined: JudgedPair[]
  wronglyAsked: JudgedPair[]
  rightlyAsked: JudgedPair[]
  missed: JudgedPair[]
}

/**
 * Counts pairs of entries. A group of joined entries stands for all pairs in it. A pair that is asked about stands for all
 * pairs between the two groups that a yes would join.
 */
export function judge(entries: readonly { person: number }[], { groups, asked }: SamePeople): Judged {
  const groupOf = new Map<number, number[]>()
  for (const group of groups) {
    const members = group.map(Number)
    for (const member of members) groupOf.set(member, members)
  }
  const [joined, suggested] = [new Map<number, JudgedPair>(), new Map<number, JudgedPair>()]
  const numberOf = (a: number, b: number): number => Math.min(a, b) * entries.length + Math.max(a, b)
  for (const members of new Set(groupOf.values()))
    for (const [place, a] of members.entries())
      for (const b of members.slice(place + 1)) joined.set(numberOf(a, b), [a, b])
  for (const { a, b, weight } of asked) {
    const [one, two] = [Number(a), Number(b)]
    for (const x of groupOf.get(one) ?? [one])
      for (const y of groupOf.get(two) ?? [two]) suggested.set(numberOf(x, y), [x, y, weight])
  }
  const people = Map.groupBy(entries.keys(), (i) => entries[i]!.person)
  const truth: JudgedPair[] = []
  for (const members of people.values())
    for (const [place, a] of members.entries()) for (const b of members.slice(place + 1)) truth.push([a, b])
  const isRight = ([a, b]: JudgedPair): boolean => entries[a]!.person === entries[b]!.person
  const figures = (found: JudgedPair[]): Figures => {
    const right = found.filter(isRight).length
    return {
      precision: right / Math.max(1, found.length),
      recall: right / Math.max(1, truth.length),
      right,
      wrong: found.length - right,
      missed: truth.length - right,
    }
  }
  const both = new Map([...suggested, ...joined])
  return {
    figures: { joined: figures([...joined.values()]), 'joined or asked': figures([...both.values()]) },
    wronglyJoined: [...joined.values()].filter((pair) => !isRight(pair)),
    wronglyAsked: [...suggested.values()].filter((pair) => !isRight(pair)),
    rightlyAsked: [...suggested.values()].filter(isRight),
    missed: truth.filter(([a, b]) => !both.has(numberOf(a, b))),
  }
}
