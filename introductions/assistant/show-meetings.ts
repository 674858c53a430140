import type { Tx } from '@wellmet/platform/database/connection.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { MeetingRecord, PersonHandle } from '@wellmet/platform/files/records.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays, dateOfDay, millisecondsPerDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { showInsights } from '@wellmet/discovery/insights/show-insights.ts'
import type { ComingMeeting, ContactMeeting, MeetingSuggestion } from './assistant.contract.ts'
import { assistantMessages as m } from './assistant.messages.ts'
import {
  findContactByAddress,
  listComingMeetings,
  listContactsWith,
  listMeetingEvidence,
  listMeetingsWith,
  listPlacesOf,
} from './assistant.store.ts'

const mostMeetings = 50
/** Most are with nobody whom the viewer has as a contact, and are left out afterwards. */
const mostRead = 500
/** A calendar reaches further back and ahead; nobody looks there. */
const mostDays = 3 * 366
const comingDays = 28
const mostQuiet = 20

const spellingsOf = (address: string): string[] => [...new Set([address.toLowerCase(), mailboxOf(address)])]

/** Meetings with an address in the viewer's own calendars, connected or imported. */
export const showMeetingsWith = (call: MemberCall, email: string) =>
  call.db.reading(async (tx) => {
    const now = call.services.now()
    const addresses = spellingsOf(email)
    const [since, until] = [addDays(now, -mostDays), addDays(now, mostDays)]
    const rows = await listMeetingsWith(tx, { addresses, since, until, limit: 2 * mostMeetings })
    const contact = await findContactByAddress(tx, { addresses })
    const connected = rows.map(({ at, record }) => toMeeting(at, record, addresses))
    const imported = contact ? await listImported(tx, contact.personId, connected) : []
    const all = [...connected, ...imported].toSorted((a, b) => (a.at < b.at ? 1 : -1))
    const isPast = ({ at }: ContactMeeting): boolean => new Date(at) <= now
    return {
      contactId: contact ? personIds(call).show(BigInt(contact.personId)) : null,
      past: all.filter(isPast).slice(0, mostMeetings),
      coming: all
        .filter((meeting) => !isPast(meeting))
        .toReversed()
        .slice(0, mostMeetings),
    }
  })

const handlesOf = ({ organizer, attendees }: MeetingRecord): PersonHandle[] => [
  ...(organizer ? [organizer] : []),
  ...attendees,
]

function toMeeting(at: Date, record: MeetingRecord, addresses: readonly string[]): ContactMeeting {
  const others = new Map<string, ContactMeeting['others'][number]>()
  for (const { name = null, email = null } of handlesOf(record)) {
    const key = email === null ? (name ?? '') : mailboxOf(email)
    if (email !== null && spellingsOf(email).some((one) => addresses.includes(one))) continue
    others.set(key, { name: name ?? others.get(key)?.name ?? null, email })
  }
  return {
    at: at.toISOString(),
    minutes: record.minutes,
    isAllDay: record.isAllDay,
    people: others.size + 1,
    others: [...others.values()],
  }
}

/** Coming meetings with own contacts. Who else is there is only counted. */
export const showComingMeetings = (call: MemberCall, { days }: { days: number }): Promise<{ items: ComingMeeting[] }> =>
  call.db.reading(async (tx) => {
    const now = call.services.now()
    const coming = await listComingMeetings(tx, { since: now, until: addDays(now, days), limit: mostRead })
    const addresses = coming.flatMap(({ record }) =>
      handlesOf(record).flatMap(({ email }) => (email ? spellingsOf(email) : [])),
    )
    const contacts = await listContactsWith(tx, { addresses: [...new Set(addresses)] })
    const contactBy = new Map(contacts.flatMap((contact) => contact.emails.map((email) => [email, contact] as const)))
    const items = coming.map(({ at, record }) => {
      const handles = handlesOf(record)
      const known = handles.flatMap(({ email }) =>
        email ? spellingsOf(email).flatMap((one) => contactBy.get(one) ?? []) : [],
      )
      const unique = new Map(known.map(({ personId, name }) => [personId, name]))
      return {
        at: at.toISOString(),
        minutes: record.minutes,
        isAllDay: record.isAllDay,
        people: new Set(handles.map(({ email, name }) => (email ? mailboxOf(email) : (name ?? '')))).size,
        contacts: [...unique].map(([id, name]) => ({ id: personIds(call).show(BigInt(id)), name })),
      }
    })
    return { items: items.filter(({ contacts: known }) => known.length > 0).slice(0, mostMeetings) }
  })

/** What a file said and no connected calendar has. */
async function listImported(tx: Tx, person: string, connected: readonly ContactMeeting[]): Promise<ContactMeeting[]> {
  const known = new Set(connected.map(({ at }) => at))
  return (await listMeetingEvidence(tx, { person, limit: mostMeetings }))
    .map(({ at, people }) => ({ at: at.toISOString(), minutes: null, isAllDay: false, people, others: [] }))
    .filter(({ at }) => !known.has(at))
}

/** Good ties that go quiet, those first who are where the viewer meets somebody soon. */
export const suggestMeetings = (call: MemberCall): Promise<{ items: MeetingSuggestion[] }> =>
  call.db.transaction(async (tx) => {
    const now = call.services.now()
    const { goingQuiet, cooling } = await showInsights(call, { limit: mostQuiet })
    const quiet = [
      ...goingQuiet.map(({ contact, lastContactOn }) => ({ contact, lastContactOn })),
      ...cooling.flatMap(({ contact }) => {
        const { since } = contact.personState
        return since === null ? [] : [{ contact, lastContactOn: dateOfDay(utcDay(new Date(since))) }]
      }),
    ]
    const unique = [...new Map(quiet.map((one) => [one.contact.id, one])).values()]
    const numbers = unique.flatMap(({ contact }) => personIds(call).read(contact.id)?.toString() ?? [])
    const places = new Map((await listPlacesOf(tx, { people: numbers })).map((row) => [row.personId, row]))
    const meetings = await listNear(tx, now)
    const items = unique.map(({ contact, lastContactOn }) => {
      const place = places.get(personIds(call).read(contact.id)?.toString() ?? '')
      const near = meetings.find(
        ({ personId, company, location }) =>
          personId !== place?.personId &&
          ((company !== null && company === place?.company) || (location !== null && location === place?.location)),
      )
      const on = new Date(lastContactOn)
      const isSameCompany = near !== undefined && near.company !== null && near.company === place?.company
      return {
        contactId: contact.id,
        name: contact.name,
        place: place?.location ?? null,
        lastContactOn,
        text:
          near === undefined
            ? m.meetQuiet({ name: contact.name, on })
            : m.meetNear({
                name: contact.name,
                with: near.name,
                on: near.at,
                same: isSameCompany ? 'company' : 'place',
              }),
        near: near === undefined ? null : { at: near.at.toISOString(), with: near.name },
      }
    })
    return { items: items.toSorted((a, b) => Number(a.near === null) - Number(b.near === null)) }
  })

/** Own contacts whom the viewer meets in the next weeks, with where they are. */
async function listNear(tx: Tx, now: Date) {
  const until = new Date(now.getTime() + comingDays * millisecondsPerDay)
  const coming = await listComingMeetings(tx, { since: now, until, limit: mostRead })
  const whenOf = new Map(
    coming
      .toReversed()
      .flatMap(({ at, record }) =>
        handlesOf(record).flatMap(({ email }) => (email ? spellingsOf(email).map((one) => [one, at] as const) : [])),
      ),
  )
  const contacts = await listContactsWith(tx, { addresses: [...whenOf.keys()] })
  return contacts.flatMap((contact) => {
    const at = contact.emails.map((email) => whenOf.get(email)).find((found) => found !== undefined)
    return at === undefined ? [] : [{ ...contact, at }]
  })
}
