import { type Contact, mostChosen } from '@wellmet/contacts/contact-list/contacts.contract.ts'

/** The chosen contacts in the order in which they were chosen, and the one that a range begins at. */
export type Chosen = { contacts: readonly Contact[]; anchor: string | null }

export const nobodyChosen: Chosen = { contacts: [], anchor: null }

export const isChosen = ({ contacts }: Chosen, id: string): boolean => contacts.some((contact) => contact.id === id)

const withAll = (before: Chosen, more: readonly Contact[]): readonly Contact[] =>
  [...before.contacts, ...more.filter(({ id }) => !isChosen(before, id))].slice(0, mostChosen)

/** One click chooses a contact or takes it off; with Shift it chooses everyone from the last click to this one. */
export const chooseOne = (before: Chosen, shown: readonly Contact[], contact: Contact, isRange: boolean): Chosen => {
  const [from, to] = [before.anchor, contact.id].map((id) => shown.findIndex((one) => one.id === id))
  if (isRange && from !== undefined && to !== undefined && from >= 0 && to >= 0)
    return {
      contacts: withAll(before, shown.slice(Math.min(from, to), Math.max(from, to) + 1)),
      anchor: contact.id,
    }
  if (isChosen(before, contact.id))
    return { contacts: before.contacts.filter(({ id }) => id !== contact.id), anchor: contact.id }
  return { contacts: withAll(before, [contact]), anchor: contact.id }
}

export const areAllChosen = (chosen: Chosen, shown: readonly Contact[]): boolean =>
  shown.length > 0 && shown.every(({ id }) => isChosen(chosen, id))

/** Chooses everyone shown, or nobody of them when all are chosen. */
export const chooseAll = (before: Chosen, shown: readonly Contact[]): Chosen =>
  areAllChosen(before, shown)
    ? { contacts: before.contacts.filter(({ id }) => shown.every((one) => one.id !== id)), anchor: null }
    : { contacts: withAll(before, shown), anchor: null }
