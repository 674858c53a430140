import { fold } from '@wellmet/identity/names/words.rules.ts'
import { areForms } from '@wellmet/identity/names/nicknames.rules.ts'
import { duplicatesMessages } from './duplicates.messages.ts'

/** What is known of a contact that may be somebody twice. */
export interface Facts {
  readonly name: string
  readonly company: Company | null
  readonly emails: readonly string[]
  readonly linkedinSlug: string | null
  /** Where newer files say that they were before. */
  readonly formerCompanies: readonly Company[]
}

/** As it is written, and without legal form, accents and spaces: `Kade Systems, Inc.` is `kadesystems`. */
export interface Company {
  readonly name: string
  readonly label: string
}

export interface Verdict {
  likelihood: 'likely' | 'possible'
  reasons: string[]
}

/** Mail for everybody: two people with an address there have nothing in common. */
export const publicMail: readonly string[] = (
  'gmail googlemail outlook hotmail live msn yahoo ymail icloud me mac aol gmx web mail proton protonmail pm fastmail ' +
  'zoho yandex qq 163 126 t-online comcast verizon btinternet orange free libero hey'
).split(' ')

/** Whether these two may be one person, and why. Never certain: what is certain was merged by the import. */
export function verdictOn(a: Facts, b: Facts): Verdict | null {
  const found = sameName(a, b) ?? variantOfName(a, b) ?? stronger(nameInAddress(a, b), nameInAddress(b, a))
  if (!found) return null
  // Few people keep two profiles, and namesakes at one company do exist.
  if (!a.linkedinSlug || !b.linkedinSlug || a.linkedinSlug === b.linkedinSlug) return found
  if (found.likelihood === 'possible') return null
  return { likelihood: 'possible', reasons: [...found.reasons, duplicatesMessages.twoProfiles()] }
}

function sameName(a: Facts, b: Facts): Verdict | null {
  const words = nameOf(a)
  if (words.length === 0 || words.join(' ') !== nameOf(b).join(' ')) return null
  const { name } = a
  if (a.company && a.company.label === b.company?.label)
    return likely(duplicatesMessages.sameNameAndCompany({ name, company: a.company.name }))
  // A first name alone is shared by too many.
  if (words.length < 2) return null
  if (a.company && b.company) {
    const moved =
      movedFrom(a.formerCompanies, a.company, b.company) ?? movedFrom(b.formerCompanies, b.company, a.company)
    return moved === null ? null : likely(duplicatesMessages.sameName({ name }), moved)
  }
  const [placed, other] = a.company ? [a, b] : [b, a]
  const address = other.emails.find((email) => isAt(email, placed))
  if (address)
    return likely(
      duplicatesMessages.sameName({ name }),
      duplicatesMessages.addressAt({ email: address, place: placeOf(placed) }),
    )
  return possible(
    placed.company
      ? duplicatesMessages.sameNameOneCompany({ name, company: placed.company.name })
      : duplicatesMessages.sameNameNoCompany({ name }),
  )
}

function movedFrom(formerCompanies: readonly Company[], company: Company, other: Company): string | null {
  const former = formerCompanies.find(({ label }) => label === other.label)
  return former ? duplicatesMessages.moved({ former: former.name, company: company.name, other: other.name }) : null
}

function variantOfName(a: Facts, b: Facts): Verdict | null {
  if (!a.company || a.company.label !== b.company?.label) return null
  const [one, two] = [nameOf(a), nameOf(b)]
  const [first, second] = [one[0], two[0]]
  if (one.length < 2 || two.length < 2 || one.at(-1) !== two.at(-1) || first === undefined || second === undefined)
    return null
  if (haveOtherMiddles(one, two)) return null
  const together = duplicatesMessages.sameLastName({ company: a.company.name })
  const names = { name: a.name, other: b.name }
  if (areForms(first, second)) return likely(duplicatesMessages.twoForms(names), together)
  if (isInitialOf(first, second) || isInitialOf(second, first))
    return possible(duplicatesMessages.sameInitial(names), together)
  // With a middle name in one of them only.
  if (first === second && one.length !== two.length) return likely(duplicatesMessages.middleName(names), together)
  return null
}

/** `Liz E. Okafor` and `Elizabeth R. Okafor` are two; one of them without a middle name may be the other. */
function haveOtherMiddles(one: readonly string[], two: readonly string[]): boolean {
  const [first, second] = [one.slice(1, -1), two.slice(1, -1)]
  return first.some((word, i) => {
    const other = second[i]
    return other !== undefined && word !== other && !isInitialOf(word, other) && !isInitialOf(other, word)
  })
}

/** The address of one spells the name of the other, who is at the place of that address. */
function nameInAddress(a: Facts, b: Facts): Verdict | null {
  const words = nameOf(b)
  const [first, last] = [words[0], words.at(-1)]
  if (words.length < 2 || first === undefined || last === undefined || disagree(nameOf(a), words)) return null
  for (const email of a.emails) {
    if (!isAt(email, b)) continue
    const spelled = compact(email.slice(0, email.indexOf('@')))
    const says = duplicatesMessages.addressSpellsName({ email, name: b.name, place: placeOf(b) })
    if ([first + last, last + first, words.join('')].includes(spelled)) return likely(says)
    if ([first[0] + last, first + last[0], last + first[0], first].includes(spelled)) return possible(says)
  }
  return null
}

/** Two whole names with nothing in common are two people, whatever an address spells. */
const disagree = (one: readonly string[], two: readonly string[]): boolean =>
  one.length > 1 && !one.some((word) => two.some((other) => word === other || areForms(word, other)))

const stronger = (one: Verdict | null, two: Verdict | null): Verdict | null =>
  one?.likelihood === 'likely' ? one : (two ?? one)

const likely = (...reasons: string[]): Verdict => ({ likelihood: 'likely', reasons })
const possible = (...reasons: string[]): Verdict => ({ likelihood: 'possible', reasons })

/** An address that stands where a name should is no name. */
const nameOf = ({ name }: Facts): string[] => (name.includes('@') ? [] : fold(name).split(' ').filter(Boolean))
const compact = (text: string): string => fold(text).replaceAll(' ', '')
const isInitialOf = (short: string, long: string): boolean => short.length === 1 && long.length > 1 && long[0] === short
/** The company, or the domain of an address. Whoever is at a place has one of the two. */
const placeOf = ({ company, emails }: Facts): string => company?.name ?? emails[0]?.split('@')[1] ?? ''

const secondLevel = /([^.]+)\.(?:(?:co|com|org|net|ac|gov)\.)?[^.]+$/

/** `northgate` of `ana@mail.northgate.co.uk`; nothing for mail that everybody may have. */
export function labelOf(email: string): string | null {
  const label = secondLevel.exec(email.slice(email.indexOf('@') + 1))?.[1]
  return label === undefined || publicMail.includes(label) ? null : label.replaceAll('-', '')
}

/** By the name of their company, or by another address of theirs. */
function isAt(email: string, { company, emails }: Facts): boolean {
  const label = labelOf(email)
  if (label === null) return false
  return company?.label === label || emails.some((other) => labelOf(other) === label)
}
