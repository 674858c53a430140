import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { recompute, step, type Step } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import type { CoOccurrence } from '@wellmet/contacts/relationships/co-occurrences.rules.ts'

/** (direct 1, copied 0.5) / sqrt(others - 1): 1 when only the two and the owner were there. */
export const coOccurrenceWeight = ({ others, direct }: CoOccurrence): number =>
  others < inferredFormula.fewestOthers || others > inferredFormula.mostOthers
    ? 0
    : (direct ? 1 : inferredFormula.onlyCopied) / Math.sqrt(others - 1)

/**
 * 1 - 2^(-S/2), S = sum over days of the day's greatest weight x 2^(-age/365); at most 0.9, in permille, 0 where nothing
 * was seen. Two people copied on a mail may be strangers, so this is indirect evidence, and it comes from one owner's
 * mail: never shown to another.
 */
export function observedChance(coOccurrences: readonly CoOccurrence[], today: number): number {
  const seen = bestOfEachDay(coOccurrences, today)
  return seen.length === 0 ? 0 : recompute({ steps: chanceSteps(seen, today) })
}

const chanceSteps = (seen: readonly CoOccurrence[], today: number): Step[] => [
  step(
    {
      do: 'add',
      by: seen.reduce(
        (sum, coOccurrence) =>
          sum + coOccurrenceWeight(coOccurrence) * 2 ** ((coOccurrence.day - today) / inferredFormula.observedHalfLife),
        0,
      ),
    },
    'Each day on which they were seen together.',
    seen.map(({ ref }) => ref),
  ),
  step(
    { do: 'multiply', by: Math.LN2 / inferredFormula.coOccurrencesForHalf },
    'Two fresh days make a tie as likely as not.',
  ),
  step({ do: 'saturate' }, 'Each further day adds less.'),
  step({ do: 'scale', by: 1000 }, 'Counted in thousandths.'),
  step({ do: 'at-most', by: inferredFormula.observedAtMost }, 'Being seen together is not proof.'),
]

/** A day counts once, with its greatest weight; in the order of the days. */
function bestOfEachDay(coOccurrences: readonly CoOccurrence[], today: number): CoOccurrence[] {
  const best = new Map<number, CoOccurrence>()
  for (const coOccurrence of coOccurrences) {
    if (coOccurrence.day > today || coOccurrenceWeight(coOccurrence) === 0) continue
    const before = best.get(coOccurrence.day)
    const gain = before ? coOccurrenceWeight(coOccurrence) - coOccurrenceWeight(before) : 1
    // The least ref among equals, so that the result does not depend on the order of the sync.
    if (!before || gain > 0 || (gain === 0 && coOccurrence.ref < before.ref)) best.set(coOccurrence.day, coOccurrence)
  }
  return [...best.values()].sort((x, y) => x.day - y.day)
}
