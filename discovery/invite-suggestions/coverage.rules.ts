import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { inviteSuggestionsMessages } from './invite-suggestions.messages.ts'

/** Somebody who could be invited, and the targets that would come within reach with them. */
export interface Candidate {
  readonly key: string
  readonly reaches: readonly { readonly target: string; readonly strength: number }[]
}

export interface Invitee {
  readonly key: string
  /** Targets that neither the viewer nor an earlier pick reaches. */
  readonly gain: number
  /** The strengths to those targets, summed: decides between equal gains. */
  readonly strength: number
  readonly targets: readonly string[]
}

/**
 * Who to invite next: up to `most` people, each the one who adds the most new targets; equal gains go to the stronger
 * ties, then to the lesser key. Greedy is at least 1 - 1/e (63 %) of the best possible choice, and nothing polynomial
 * does better. Stops when nobody adds a target.
 */
export function whoToInvite(
  candidates: readonly Candidate[],
  most: number,
  reached: ReadonlySet<string> = new Set(),
  leastStrength: number = inferredFormula.leastCarrying,
): Invitee[] {
  const covered = new Set(reached)
  // A gain only shrinks as targets are covered, so an old gain is an upper bound and most are never looked at again.
  let bounds = candidates.map((candidate) => ({ candidate, ...gainOf(candidate, covered, leastStrength) })).sort(better)
  const picks: Invitee[] = []
  while (picks.length < most) {
    let best: (typeof bounds)[number] | undefined
    for (const [i, bound] of bounds.entries()) {
      if (best && better(best, bound) <= 0) break
      const renewed = { candidate: bound.candidate, ...gainOf(bound.candidate, covered, leastStrength) }
      bounds[i] = renewed
      if (!best || better(renewed, best) < 0) best = renewed
    }
    if (!best || best.gain === 0) break
    const { candidate, gain, strength, targets } = best
    picks.push({ key: candidate.key, gain, strength, targets })
    for (const target of targets) covered.add(target)
    bounds = bounds.filter((bound) => bound !== best && bound.gain > 0).sort(better)
  }
  return picks
}

interface Gain {
  readonly gain: number
  readonly strength: number
  readonly targets: readonly string[]
}

function gainOf({ reaches }: Candidate, covered: ReadonlySet<string>, least: number): Gain {
  const fresh = new Map<string, number>()
  for (const { target, strength } of reaches)
    if (strength >= least && !covered.has(target)) fresh.set(target, Math.max(strength, fresh.get(target) ?? 0))
  let sum = 0
  for (const strength of fresh.values()) sum += strength
  return { gain: fresh.size, strength: sum, targets: [...fresh.keys()].sort() }
}

type Bound = Gain & { readonly candidate: Candidate }

const better = (a: Bound, b: Bound): number =>
  b.gain - a.gain ||
  b.strength - a.strength ||
  (a.candidate.key < b.candidate.key ? -1 : a.candidate.key > b.candidate.key ? 1 : 0)

/** "These 3 people likely know 41 people you want to reach and don’t know", and that this is inferred. */
export function coverageWords(picks: readonly Invitee[]): string {
  const targets = picks.reduce((sum, pick) => sum + pick.gain, 0)
  return targets === 0
    ? inviteSuggestionsMessages.noGain()
    : inviteSuggestionsMessages.gain({ people: picks.length, targets })
}
