import { companyName } from '@wellmet/identity/names/words.rules.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import type { Pick } from '../saving/saved-list-shapes.ts'

export type Choice = { value: string; label: string; about: string; group: string; pick: Pick }

type Found = {
  people: readonly { id: string; name: string; role: string | null; company: string | null }[]
  companies: readonly { id: string; name: string; industry: string | null; location: string | null }[]
  /** What was typed, where it may be the name of a company. */
  typed: string
}

/** What a search offers: who and what was found, and at the end the company as it was typed, unless it was found. */
export const choicesFrom = ({ people, companies, typed }: Found): Choice[] => {
  const isFound = companies.some(({ name }) => companyName(name) === companyName(typed))
  return [
    ...people.map(({ id, name, role, company }) => ({
      value: `person ${id}`,
      label: name,
      about: [role, company].filter(Boolean).join(' · ') || kitMessages.roleUnknown(),
      group: savedListsMessages.people(),
      pick: { personId: id, name },
    })),
    ...companies.map(({ id, name, industry, location }) => ({
      value: `company ${id}`,
      label: name,
      about: [industry, location].filter(Boolean).join(' · ') || savedListsMessages.company(),
      group: savedListsMessages.companies(),
      pick: { company: name },
    })),
    ...(typed === '' || isFound || companyName(typed) === ''
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
