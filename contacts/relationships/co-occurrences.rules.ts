import { inferredFormula } from './formula.rules.ts'

/** A thread or a meeting of the owner. `others` is everybody in it but the owner. */
export interface Gathering {
  readonly ref: string
  readonly day: number
  readonly kind: 'thread' | 'meeting'
  /** Who wrote, when it is a thread and the owner did not. */
  readonly sender: string | null
  readonly others: readonly string[]
}

/** Two contacts seen together once. `direct`: they met, or one of them wrote to the other. */
export interface CoOccurrence {
  readonly ref: string
  readonly day: number
  readonly others: number
  readonly direct: boolean
}

/** The pairs that a small gathering shows together, each with the lesser id first. Large ones show nothing. */
export function coOccurrencesIn(gathering: Gathering): { a: string; b: string; coOccurrence: CoOccurrence }[] {
  const others = [...new Set(gathering.others)].sort()
  if (others.length < inferredFormula.fewestOthers || others.length > inferredFormula.mostOthers) return []
  return others.flatMap((a, i) =>
    others.slice(i + 1).map((b) => ({
      a,
      b,
      coOccurrence: {
        ref: gathering.ref,
        day: gathering.day,
        others: others.length,
        direct: gathering.kind === 'meeting' || gathering.sender === a || gathering.sender === b,
      },
    })),
  )
}
