import { whoToInvite, type Candidate, type Invitee } from './coverage.rules.ts'
import { pathFormula } from '@wellmet/graph/paths/formula.rules.ts'
import { inviteSuggestionsMessages as m } from './invite-suggestions.messages.ts'
import { chanceOfAll } from '@wellmet/graph/inferred-relationships/inferred-relationships.rules.ts'

/** "Acme, Kade Systems": names as somebody types them into one line. */
export const companyNames = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]

/** What says that a contact knows a target; null where nothing does. */
export interface Reasons {
  readonly target: string
  readonly contact: string
  readonly public: number | null
  readonly observed: number | null
  /** Chance in permille that two at the target's company know each other; 0 when they are not both there. */
  readonly colleagues: number
}

/** What public facts say includes that they are colleagues: it is not counted twice. */
export const chanceOf = ({ public: told, observed, colleagues }: Reasons): number =>
  chanceOfAll([told ?? colleagues, observed ?? 0])

/** Through somebody with whom one is in touch both ways, seen together with the target: a route that is called probable. */
export const leadsWell = (reasons: Reasons, isTwoWay: boolean): boolean =>
  isTwoWay && reasons.observed !== null && chanceOf(reasons) >= pathFormula.strongIndirect

export const candidatesOf = (reasons: readonly Reasons[]): Candidate[] =>
  [...Map.groupBy(reasons, ({ contact }) => contact)].map(([key, own]) => ({
    key,
    reaches: own.map((reason) => ({ target: reason.target, strength: chanceOf(reason) })),
  }))

interface Explained {
  /** Where the contact works; whoever is a colleague of theirs works there too. */
  readonly company: string | null
  /** How many people work there; null where nobody knows. */
  readonly companySize: number | null
}

/**
 * Why a contact likely knows these targets, the most telling first: seen together by the viewer, colleagues, or once
 * colleagues. Each target counts for the first of these that is true of it.
 */
export function reasonWords(reasons: readonly Reasons[], { company, companySize }: Explained): string[] {
  const by = Map.groupBy(reasons, basisOf)
  const counted = (basis: Basis) => {
    const targets = by.get(basis)?.length ?? 0
    return { targets, share: targets === reasons.length ? 'all' : 'some' }
  }
  const [together, colleagues, employer] = [counted('together'), counted('colleagues'), counted('employer')]
  return [
    ...(together.targets > 0 ? [m.becauseTogether(together)] : []),
    ...(colleagues.targets > 0 && company !== null
      ? [m.becauseColleagues({ ...colleagues, company, people: companySize ?? 0 })]
      : []),
    ...(employer.targets > 0 ? [m.becauseEmployer(employer)] : []),
  ]
}

type Basis = 'together' | 'colleagues' | 'employer'

const basisOf = ({ observed, colleagues }: Reasons): Basis =>
  observed !== null ? 'together' : colleagues > 0 ? 'colleagues' : 'employer'

/** One after the other, because whoever was invited need not be reached through the next. */
export function inviteInTurn(candidates: readonly Candidate[], most: number): Invitee[] {
  const reached = new Set<string>()
  const picks: Invitee[] = []
  while (picks.length < most) {
    const [next] = whoToInvite(
      candidates.filter(({ key }) => !picks.some((pick) => pick.key === key)),
      1,
      reached,
    )
    if (!next) break
    picks.push(next)
    for (const target of [next.key, ...next.targets]) reached.add(target)
  }
  return picks
}

interface Found {
  readonly contacts: number
  readonly basis: 'asked' | 'wanted' | 'known'
  readonly targets: number
  readonly picks: number
}

/** Why there is nothing to suggest, and the single best step; null when there is something. */
export function inviteSuggestionsNotice({ contacts, basis, targets, picks }: Found) {
  if (picks > 0) return null
  if (contacts === 0) return { code: 'no_contacts', message: m.noContacts(), next: m.noContactsNext() }
  if (targets === 0) {
    const [message, next] = noTargets[basis]
    return { code: 'no_targets', message: message(), next: next() }
  }
  return { code: 'no_ties', message: m.noRelationships(), next: m.noRelationshipsNext() }
}

const noTargets = {
  asked: [m.noTargetsAsked, m.noTargetsAskedNext],
  wanted: [m.noTargetsWanted, m.noTargetsWantedNext],
  known: [m.noTargetsKnown, m.noTargetsKnownNext],
} as const
