import { eventMaker, type MadeUpEvent } from './made-up-events.ts'
import { createMadeUpItems, type MadeUpItems } from './made-up-items.ts'
import { messageMaker, type MadeUpMessage } from './made-up-messages.ts'
import { makeUpPeople, type Address, type MadeUpPerson } from './made-up-people.ts'

export type MadeUpContact = MadeUpPerson & { id: string }

/** One account with its mail, calendar and address book. Everything follows from the options, and can be changed later. */
export interface MadeUpMailbox {
  account: Address
  aliases: readonly string[]
  people: readonly MadeUpPerson[]
  messages: MadeUpItems<MadeUpMessage>
  events: MadeUpItems<MadeUpEvent>
  /** The people whom the owner has saved. */
  contacts: MadeUpItems<MadeUpContact>
  /** Those whom the owner only ever wrote to. */
  otherContacts: MadeUpItems<MadeUpContact>
}

interface MailboxOptions {
  account: string
  name?: string
  aliases?: readonly string[]
  seed?: string
  messages?: number
  events?: number
  /** Saved contacts, from the front of the people. */
  contacts?: number
  /** How many correspondents to make up, or who they are. */
  people?: number | readonly MadeUpPerson[]
  until?: Date
  days?: number
}

export function makeUpMailbox({
  account: address,
  name = 'Ana Lima',
  aliases = [address.replace('@', '.work@'), address.replace('@', '+lists@')],
  seed = address,
  messages = 1_000,
  events = 200,
  contacts = 60,
  people: wanted = 150,
  until = new Date('2026-11-01T08:00:00Z'),
  days = 730,
}: MailboxOptions): MadeUpMailbox {
  const account = { name, address }
  const people = typeof wanted === 'number' ? makeUpPeople(seed, wanted) : wanted
  const saved = Math.min(contacts, people.length)
  const messageAt = messageMaker({ seed, owner: { account, aliases }, people, count: messages, until, days })
  const eventAt = eventMaker({ seed, owner: account, people, count: events, until, days })
  // Whoever is added later is a person nobody has seen yet.
  const personAt = (index: number): MadeUpPerson =>
    people[index] ?? { ...makeUpPeople(`${seed}/${index}`, 1)[0]!, address: `newcomer${index}@newcomers.example` }
  return {
    account,
    aliases,
    people,
    messages: createMadeUpItems(`${seed}/messages`, messages, messageAt),
    events: createMadeUpItems(`${seed}/events`, events, eventAt),
    contacts: createMadeUpItems(`${seed}/contacts`, saved, (index, id) => ({
      id,
      ...personAt(index < saved ? index : people.length + index),
    })),
    otherContacts: createMadeUpItems(`${seed}/others`, people.length - saved, (index, id) => ({
      id,
      ...personAt(saved + index),
    })),
  }
}
