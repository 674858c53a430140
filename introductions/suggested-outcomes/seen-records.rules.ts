import { isOrnament } from '@wellmet/identity/names/name-words.rules.ts'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import type { MeetingRecord, MessageRecord, PersonHandle } from '@wellmet/platform/files/records.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { Role, SuggestableOutcome } from './suggested-outcomes.contract.ts'
import { recordableOutcomes, type RecordableRequest } from './suggested-outcomes.rules.ts'

/** More people than these make it a mailing or a conference, which introduces nobody. */
const mostPeople = 6

/** A request, with the addresses that the member's own data has of the people in it. */
export interface WatchedRequest extends RecordableRequest {
  readonly id: string
  /** Nothing from before it was asked counts. */
  readonly since: Date
  /** When the two were introduced, where that is recorded. */
  readonly introducedAt: Date | null
  readonly askerAddresses: readonly string[]
  readonly connectorAddresses: readonly string[]
  readonly targetAddresses: readonly string[]
  readonly targetName: string
}

export interface StoredRecord {
  readonly accountId: string
  readonly source: string
  readonly ref: string
  readonly at: Date
  readonly record: MessageRecord | MeetingRecord
}

/** What the member has decided about an outcome of a request, and up to which time they had seen records of it. */
export interface Decided {
  readonly requestId: string
  readonly outcome: SuggestableOutcome
  readonly state: 'confirmed' | 'dismissed'
  readonly lastAt: Date
}

export interface SeenOutcome {
  readonly requestId: string
  readonly role: Role
  readonly outcome: SuggestableOutcome
  readonly first: StoredRecord
  readonly lastAt: Date
  readonly count: number
}

/**
 * What the records show about one request, oldest record first. A mail introduces when it is from the connector to asker
 * and target together. Only after that do a mail from the target to the asker, and a meeting of the two, count.
 */
export function seenOutcomes(
  request: WatchedRequest,
  records: readonly StoredRecord[],
  decided: readonly Decided[],
): SeenOutcome[] {
  const isNew = ({ at }: StoredRecord, outcome: SuggestableOutcome): boolean =>
    !decided.some((one) => one.requestId === request.id && one.outcome === outcome && at <= one.lastAt)
  const introductions = introductionsIn(request, records, decided)
  const newIntroductions = introductions.filter((one) => isNew(one, 'intro_sent'))
  // Recording may come days after the mail. Without a record, a mail whose record was taken back does not count.
  const [introduction] = request.introducedAt === null ? newIntroductions : introductions
  const introducedAt = earliest(request.introducedAt, introduction?.at ?? null)
  const later = introducedAt === null ? [] : records.filter(({ at }) => at >= introducedAt)
  const people = peopleOf(request)
  const known = { ...people, target: new Set([...people.target, ...learnedAddresses(request, introductions)]) }
  const seen: Record<SuggestableOutcome, StoredRecord[]> = {
    intro_sent: newIntroductions,
    target_replied: later.filter((one) => repliesTo(one.record, known) && isNew(one, 'target_replied')),
    meeting_booked: later.filter((one) => areMeeting(one.record, known) && isNew(one, 'meeting_booked')),
  }
  return recordableOutcomes(request).flatMap((outcome) => {
    const [first, last] = [seen[outcome][0], seen[outcome].at(-1)]
    return first && last
      ? [{ requestId: request.id, role: request.role, outcome, first, lastAt: last.at, count: seen[outcome].length }]
      : []
  })
}

const earliest = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b))

/** Mails since the ask that introduce the two, without those of which the member said that they do not. */
export function introductionsIn(
  request: WatchedRequest,
  records: readonly StoredRecord[],
  decided: readonly Decided[],
): StoredRecord[] {
  const people = peopleOf(request)
  const dismissed = decided.filter(
    ({ requestId, outcome, state }) => requestId === request.id && outcome === 'intro_sent' && state === 'dismissed',
  )
  return records.filter(
    ({ at, record }) =>
      at >= request.since && introduces(record, people) && !dismissed.some(({ lastAt }) => at <= lastAt),
  )
}

/** The target's addresses in these introductions, some of which only their full name tells. */
export function learnedAddresses(request: WatchedRequest, introductions: readonly StoredRecord[]): string[] {
  const people = peopleOf(request)
  return introductions.flatMap(({ record }) =>
    record.kind === 'message' ? targetsAmong([...record.to, ...record.cc], people) : [],
  )
}

interface People {
  readonly asker: ReadonlySet<string>
  readonly connector: ReadonlySet<string>
  readonly target: ReadonlySet<string>
  readonly targetName: string
}

/** Nobody is two of the three: a card of the target may have the address of whoever introduces them. */
function peopleOf(request: WatchedRequest): People {
  const asker = new Set(request.askerAddresses.map(mailboxOf))
  const connector = new Set(request.connectorAddresses.map(mailboxOf).filter((address) => !asker.has(address)))
  const target = request.targetAddresses.map(mailboxOf)
  return {
    asker,
    connector,
    target: new Set(target.filter((address) => !asker.has(address) && !connector.has(address))),
    targetName: request.targetName,
  }
}

type MailOrMeeting = StoredRecord['record']

const isOneOf = ({ email }: PersonHandle, addresses: ReadonlySet<string>): boolean =>
  email !== undefined && addresses.has(mailboxOf(email))

const isPersonal = (record: MailOrMeeting): record is MessageRecord =>
  record.kind === 'message' && record.channel === 'mail' && !record.isMachine && record.people <= mostPeople

function introduces(record: MailOrMeeting, people: People): boolean {
  if (!isPersonal(record) || !isOneOf(record.from, people.connector)) return false
  const recipients = [...record.to, ...record.cc]
  return recipients.some((one) => isOneOf(one, people.asker)) && targetsAmong(recipients, people).length > 0
}

/** By an address that is known to be the target's, or else by the full name, where only one address has it. */
function targetsAmong(recipients: readonly PersonHandle[], people: People): string[] {
  const known = recipients.filter((one) => isOneOf(one, people.target))
  const found = known.length > 0 ? known : recipients.filter(({ name }) => isFullName(name, people.targetName))
  const addresses = new Set(found.flatMap(({ email }) => (email === undefined ? [] : mailboxOf(email))))
  const others = [...addresses].filter((address) => !people.asker.has(address) && !people.connector.has(address))
  return known.length > 0 || others.length === 1 ? others : []
}

const nameWords = (name: string): string =>
  wordsOf(name)
    .filter((word) => !isOrnament(word))
    .toSorted()
    .join(' ')

/** A single word may be anybody's name. */
function isFullName(written: string | undefined, name: string): boolean {
  const words = nameWords(name)
  return words.includes(' ') && written !== undefined && nameWords(written) === words
}

const repliesTo = (record: MailOrMeeting, { asker, target }: People): boolean =>
  isPersonal(record) &&
  isOneOf(record.from, target) &&
  [...record.to, ...record.cc].some((recipient) => isOneOf(recipient, asker))

/** In the calendar of the asker, who is not always on the list themselves. */
function areMeeting(record: MailOrMeeting, { asker, target }: People): boolean {
  if (record.kind !== 'meeting' || record.cancelled) return false
  const { organizer, attendees } = record
  const coming = attendees.filter(({ response }) => response !== 'declined')
  const everybody = [...(organizer ? [organizer] : []), ...attendees]
  const mailboxes = new Set(everybody.map(({ email, name }) => (email === undefined ? name : mailboxOf(email))))
  if (mailboxes.size > mostPeople) return false
  if (attendees.some((one) => one.response === 'declined' && isOneOf(one, asker))) return false
  const isInvited = attendees.some((one) => isOneOf(one, target))
  return isInvited ? coming.some((one) => isOneOf(one, target)) : !!organizer && isOneOf(organizer, target)
}
