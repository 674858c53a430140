import type { FreshnessLabel } from '@wellmet/contacts/relationships/freshness.rules.ts'
import type { EvidenceChip } from './reachable-people.contract.ts'
import { reachablePeopleMessages as m } from './reachable-people.messages.ts'

/** What the viewer themselves has with somebody. */
export interface OwnEvidence {
  readonly messages: number
  readonly meetings: number
  readonly strength: number | null
}

/** Somebody who shares: of their contact only how fresh it is may be told. */
export interface MemberEvidence {
  readonly name: string
  readonly freshness: FreshnessLabel
}

/** A contact of the viewer who seems to know them. */
export interface RelationshipEvidence {
  readonly name: string
  readonly wereSeen: boolean
  readonly wereColleagues: boolean
}

const mostChips = 6

export function evidenceChips(
  own: OwnEvidence | null,
  members: readonly MemberEvidence[],
  relationships: readonly RelationshipEvidence[],
): EvidenceChip[] {
  return [
    ...(own ? ownChips(own) : []),
    ...members.map(({ name, freshness }): EvidenceChip => ({
      kind: 'member',
      label: freshness === 'unknown' ? m.knownTo({ name }) : m.knownToFreshness({ name, freshness }),
    })),
    ...relationships.flatMap(({ name, wereSeen, wereColleagues }): EvidenceChip[] => [
      ...(wereSeen ? [{ kind: 'together' as const, label: m.seenWith({ name }) }] : []),
      ...(wereColleagues ? [{ kind: 'employer' as const, label: m.colleagueOf({ name }) }] : []),
    ]),
  ].slice(0, mostChips)
}

function ownChips({ messages, meetings, strength }: OwnEvidence): EvidenceChip[] {
  const chips: EvidenceChip[] = [
    ...(messages > 0 ? [{ kind: 'messages' as const, label: m.messages({ count: messages }) }] : []),
    ...(meetings > 0 ? [{ kind: 'meetings' as const, label: m.meetings({ count: meetings }) }] : []),
  ]
  if (chips.length > 0) return chips
  return [{ kind: 'connection', label: strength === null ? m.inYourContacts() : m.connectedOnly() }]
}
