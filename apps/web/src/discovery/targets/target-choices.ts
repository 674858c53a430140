import { companyName } from '@wellmet/identity/names/words.rules.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { targetsMessages } from '@wellmet/contacts/targets/targets.messages.ts'
import type { Target } from '@wellmet/contacts/targets/targets.contract.ts'
import type { Offer } from '../../contacts/targets/find-target.ts'
import type { Pick } from '../saving/saved-list-shapes.ts'

export type Choice = { value: string; label: string; about: string; group: string; pick: Pick | { target: Offer } }

type Found = {
  /** The viewer's own targets of this name. */
  targets: readonly Target[]
  people: readonly { id: string; name: string; role: string | null; company: string | null }[]
  companies: readonly { id: string; name: string; industry: string | null; location: string | null }[]
  /** What was typed, where it may be the name of a company. */
  typed: string
  /** Somebody who is named and was not found. */
  offer: Offer | null
}

/** Two words alone may be a person or a company; a handle, a company beside a name, or a target's name are a person. */
const namesPersonOnly = (offer: Offer | null): boolean =>
  offer !== null &&
  (offer.known !== null ||
    [offer.named.company, offer.named.linkedinUrl, offer.named.email].some((part) => part !== null))

/** What a search offers: the viewer's targets, who and what was found, and at the end the company as it was typed, unless it was found. */
export const choicesFrom = ({ targets, people, companies, typed, offer }: Found): Choice[] => {
  const own = new Set(targets.map(({ id }) => id))
  const isFound = companies.some(({ name }) => companyName(name) === companyName(typed))
  return [
    ...targets.map(({ id, name, title, company }) => ({
      value: `person ${id}`,
      label: name,
      about: [title, company].filter(Boolean).join(' · ') || targetsMessages.isYourTarget(),
      group: savedListsMessages.people(),
      pick: { personId: id, name },
    })),
    ...people
      .filter(({ id }) => !own.has(id))
      .map(({ id, name, role, company }) => ({
        value: `person ${id}`,
        label: name,
        about: [role, company].filter(Boolean).join(' · ') || kitMessages.roleUnknown(),
        group: savedListsMessages.people(),
        pick: { personId: id, name },
      })),
    ...(offer?.named.name && !(offer.known && own.has(offer.known.id))
      ? [
          {
            value: 'target',
            label: offer.known ? offer.known.name : targetsMessages.addAsTarget({ name: offer.named.name }),
            about: offer.known
              ? targetsMessages.isYourTarget()
              : [offer.named.title, offer.named.company].filter(Boolean).join(' · ') || kitMessages.roleUnknown(),
            group: savedListsMessages.people(),
            pick: { target: offer },
          },
        ]
      : []),
    ...companies.map(({ id, name, industry, location }) => ({
      value: `company ${id}`,
      label: name,
      about: [industry, location].filter(Boolean).join(' · ') || savedListsMessages.company(),
      group: savedListsMessages.companies(),
      pick: { company: name },
    })),
    ...(typed === '' || isFound || namesPersonOnly(offer) || companyName(typed) === ''
      ? []
      : [
          {
            value: 'as typed',
            label: savedListsMessages.asTyped({ company: typed }),
            about: savedListsMessages.asTypedAbout(),
            group: savedListsMessages.companies(),
            pick: { company: typed },
          },
        ]),
  ]
}

export const groupsOf = (choices: readonly Choice[]) =>
  [...Map.groupBy(choices, ({ group }) => group)].map(([group, items]) => ({
    group,
    items: items.map(({ value, label }) => ({ value, label })),
  }))
