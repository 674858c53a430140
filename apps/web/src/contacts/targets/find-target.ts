import { fold, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { readTarget, textOf, type NamedTarget } from '@wellmet/contacts/targets/read-target.rules.ts'
import { mayBeProfileOf } from '@wellmet/contacts/targets/target-names.rules.ts'
import type { Target } from '@wellmet/contacts/targets/targets.contract.ts'

/** Whom a search names, with the target that they are already. */
export type Offer = { named: NamedTarget; text: string; known: Target | null }

const isSame = (target: Target, { name, email, linkedinUrl }: NamedTarget): boolean =>
  linkedinUrl !== null || email !== null
    ? (target.linkedinUrl === linkedinUrl && linkedinUrl !== null) || (target.email === email && email !== null)
    : name !== null && fold(target.name) === fold(name)

/** Whose name the words begin, as they are typed. */
export const targetsNamed = (typed: string, targets: readonly Target[]): Target[] => {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  return targets.filter(({ name }) => {
    const own = wordsOf(name)
    return words.every((word) => own.some((one) => one.startsWith(word)))
  })
}

/** Who may have this profile: somebody of the same name without one. */
export const targetLike = (linkedinUrl: string, targets: readonly Target[]): Target | null =>
  targets.find((target) => target.linkedinUrl === null && mayBeProfileOf(linkedinUrl, target.name)) ?? null

/**
 * What the search offers to add. `company` is what the API took for one in the same words. Nobody is offered whose name is
 * among the results.
 */
export const offerFor = (
  q: string,
  { targets, shown, company }: { targets: readonly Target[]; shown: readonly string[]; company?: string | undefined },
): Offer | null => {
  const named = namedIn(q, company)
  if (!named) return null
  const { name, linkedinUrl, email } = named
  const isByHandle = linkedinUrl !== null || email !== null
  if (isByHandle ? shown.length > 0 : name !== null && shown.some((one) => fold(one) === fold(name))) return null
  return { named, text: textOf(named), known: targets.find((target) => isSame(target, named)) ?? null }
}

/** Whom the words name, as they stand or with the company that the API read in them. */
export const namedIn = (q: string, company: string | undefined): NamedTarget | null => {
  const asTyped = readTarget(q)
  return asTyped?.name && asTyped.company ? asTyped : readTarget(withCompany(q, company))
}

/** "Patrick Collison Stripe", where Stripe was read as a company, is "Patrick Collison, Stripe". */
const withCompany = (q: string, company: string | undefined): string => {
  if (company === undefined || !q.toLowerCase().endsWith(` ${company.toLowerCase()}`)) return q
  const name = q.slice(0, -company.length - 1).trim()
  return /[\p{L}]$/u.test(name) && name.split(/\s+/).length > 1 ? `${name}, ${company}` : q
}
