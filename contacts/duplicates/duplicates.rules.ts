import type { PairOfEntries } from '@wellmet/identity/same-person/find-same-people.rules.ts'
import type { PersonFacts } from '@wellmet/identity/same-person/person-facts.rules.ts'
import type { EvidenceKind, Weight } from '@wellmet/identity/same-person/weigh-evidence.rules.ts'
import { duplicatesMessages } from './duplicates.messages.ts'

/** What speaks against two entries being one person. Such a pair is never merged together with others. */
const conflicts: ReadonlySet<EvidenceKind> = new Set(['otherProfile', 'otherAddress', 'namesake'])

/**
 * Likely duplicates can be merged all at once: no fact contradicts them, no other pair is as likely, and one person is 8
 * times as likely as two.
 */
const likelyAt = 3

export type Likelihood = 'likely' | 'possible'

export const likelihoodOf = ({ weight: { bits, evidence }, hasRival }: PairOfEntries): Likelihood =>
  bits >= likelyAt && !hasRival && !evidence.some(({ kind }) => conflicts.has(kind)) ? 'likely' : 'possible'

/** Why two may be one person, and what speaks against it, in sentences. */
export function reasonsFor(a: PersonFacts, b: PersonFacts, { name, evidence }: Weight): string[] {
  const names = { name: a.name, other: b.name }
  const said: Partial<Record<EvidenceKind, () => string | null>> = {
    name: () =>
      name.kind === 'same'
        ? duplicatesMessages.sameName({ name: a.name })
        : name.kind === 'written differently'
          ? duplicatesMessages.writtenDifferently(names)
          : name.kind === 'short form'
            ? duplicatesMessages.twoForms(names)
            : name.kind === 'initial'
              ? duplicatesMessages.sameInitial(names)
              : name.kind === 'partly'
                ? duplicatesMessages.partOfName(names)
                : name.kind === 'in address'
                  ? addressSpellsName(a, b)
                  : null,
    address: () => duplicatesMessages.sameAddress(),
    profile: () => duplicatesMessages.sameProfile(),
    otherProfile: () => duplicatesMessages.twoProfiles(),
    company: () =>
      duplicatesMessages.sameCompany({ company: a.company ?? b.company ?? placeOf(a) ?? placeOf(b) ?? '' }),
    largeCompany: () =>
      duplicatesMessages.sameCompany({ company: a.company ?? b.company ?? placeOf(a) ?? placeOf(b) ?? '' }),
    namesake: () => duplicatesMessages.numberedAddress(),
    formerCompany: () => sayFormerCompany(a, b),
    otherCompany: () =>
      a.company !== null && b.company !== null
        ? duplicatesMessages.otherCompanies({ one: a.company, other: b.company })
        : null,
    otherAddress: () => duplicatesMessages.otherAddresses(),
    title: () => duplicatesMessages.sameTitle({ title: a.title ?? '' }),
    location: () => duplicatesMessages.sameLocation({ location: a.location ?? '' }),
  }
  const phone = evidence.find(({ kind }) => kind === 'phone')
  return [
    ...evidence.flatMap(({ kind }) => said[kind]?.() ?? []),
    ...(phone && phone.bits > 0 ? [duplicatesMessages.samePhone()] : []),
  ]
}

function sayFormerCompany(a: PersonFacts, b: PersonFacts): string | null {
  const company = a.formerCompanies.find((former) => b.formerCompanies.includes(former))
  if (company !== undefined) return duplicatesMessages.sameFormerCompany({ company })
  if (a.company === null || b.company === null) return null
  return duplicatesMessages.movedFrom({ one: a.company, other: b.company })
}

const placeOf = ({ emails }: PersonFacts): string | undefined => emails[0]?.split('@')[1]

function addressSpellsName(a: PersonFacts, b: PersonFacts): string | null {
  const [named, other] = a.name.includes('@') || a.name === '' ? [b, a] : [a, b]
  const [email] = other.emails
  return email === undefined ? null : duplicatesMessages.addressSpellsName({ email, name: named.name })
}

/** Everybody in a pair with somebody belongs to their group. */
export function groupsOf(pairs: readonly { a: string; b: string }[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const { a, b } of pairs) {
    const [one, two] = [groups.get(a) ?? [a], groups.get(b) ?? [b]]
    if (one === two) continue
    const both = [...one, ...two]
    for (const id of both) groups.set(id, both)
  }
  return [...new Set(groups.values())]
}
