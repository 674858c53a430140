import type { FreshnessLabel } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { countWords } from '@wellmet/platform/values/wording.rules.ts'
import type { EvidenceChip } from './reachable-people.contract.ts'

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
      label: freshness === 'unknown' ? `Known to ${name}` : `Known to ${name} (${freshness})`,
    })),
    ...relationships.flatMap(({ name, wereSeen, wereColleagues }): EvidenceChip[] => [
      ...(wereSeen ? [{ kind: 'together' as const, label: `Seen with ${name}` }] : []),
      ...(wereColleagues ? [{ kind: 'employer' as const, label: `Colleague of ${name}` }] : []),
    ]),
  ].slice(0, mostChips)
}

function ownChips({ messages, meetings, strength }: OwnEvidence): EvidenceChip[] {
  const chips: EvidenceChip[] = [
    ...(messages > 0 ? [{ kind: 'messages' as const, label: countWords(messages, 'message') }] : []),
    ...(meetings > 0 ? [{ kind: 'meetings' as const, label: countWords(meetings, 'meeting') }] : []),
  ]
  if (chips.length > 0) return chips
  return [{ kind: 'connection', label: strength === null ? 'In your contacts' : 'Connected, no contact on record' }]
}
