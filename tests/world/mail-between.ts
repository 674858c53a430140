import type { SuiteStage } from './suites.ts'

export interface Address {
  name: string
  address: string
}

/** A mailbox in which there is nothing yet. */
export const emptyMailbox = { messages: 0, events: 0, contacts: 0, people: 1 }

interface Mail {
  from: Address
  to: Address
  cc?: Address[]
  folder?: 'sent' | 'archive' | 'inbox' | 'projects'
  sentAt?: Date
}

export const addMail = ({ mailbox }: Pick<SuiteStage, 'mailbox'>, { from, to, cc = [], ...mail }: Mail) =>
  mailbox.messages.add({
    kind: 'one-way',
    folder: 'archive',
    extraHeaders: [],
    sentAt: new Date('2026-10-01T08:00:00Z'),
    ...mail,
    from,
    to: [to],
    cc,
  })

export const addMeeting = ({ mailbox }: Pick<SuiteStage, 'mailbox'>, organizer: Address, ...others: Address[]) =>
  mailbox.events.add({
    kind: 'group meeting',
    organizer,
    attendees: [organizer, ...others].map((one) => ({ ...one, response: 'accepted' as const })),
    start: new Date('2026-10-02T09:00:00Z'),
    end: new Date('2026-10-02T10:00:00Z'),
    isAllDay: false,
    status: 'confirmed',
  })

export const contactNames = async ({ world, me }: Pick<SuiteStage, 'world' | 'me'>): Promise<string[]> =>
  (await world.as(me).contacts.list({})).items.map(({ name }) => name).toSorted()
