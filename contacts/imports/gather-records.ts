import { deletedAmong, namesakeOfDeleted, withoutDeleted, type Tombstones } from '../deletions/deletions.rules.ts'
import type { PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { kindOf } from '@wellmet/identity/person-keys/person-kinds.rules.ts'
import { utcDay, monthNumber } from '@wellmet/platform/values/days.rules.ts'
import {
  evidenceKinds,
  type EvidenceDraft,
  type EvidenceKind,
  type FoundPath,
} from '../relationships/evidence-kinds.rules.ts'
import { isContact, isOwners, makerOfMeeting } from '../relationships/evidence-makers.rules.ts'
import { coOccurrencesIn, type Gathering as Circle, type CoOccurrence } from '../relationships/co-occurrences.rules.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type {
  ContactRecord,
  EducationRecord,
  ImportRecord,
  MeetingRecord,
  MessageRecord,
  PersonHandle,
  PositionRecord,
  ProfileRecord,
  SkippedRow,
} from '@wellmet/platform/files/records.ts'
import { wordsFrom } from '../contact-fields/contact-words.rules.ts'
import { blankContact, settleContacts, type ContactDraft } from './contact-drafts.ts'
import { identitiesFrom, type Identities } from './identities.ts'
import type { ImportPart } from './imports.contract.ts'
import { mergesOfKnown } from './known-merges.rules.ts'
import { ownAnswerTo } from './own-answers.rules.ts'
import { tallyRows } from './row-tally.rules.ts'

/** Two contacts together once; the lesser number first. */
export interface CoOccurrenceDraft extends CoOccurrence {
  a: string
  b: string
}

/** Where the owner says they were themselves. */
export interface PositionDraft {
  ref: string
  kind: 1 | 2
  placeId: string
  place: string
  role: string | null
  location: string | null
  fromMonth: number | null
  toMonth: number | null
}

export interface Gathered {
  contacts: ContactDraft[]
  evidence: EvidenceDraft[]
  coOccurrences: CoOccurrenceDraft[]
  positions: PositionDraft[]
  /** Key and person of everything that is new or means somebody else now. */
  keyChanges: [key: string, personId: string][]
  /** Keys that a card of the owner's names, as opposed to mail and calendars, into which anybody can write. */
  cardKeys: string[]
  /** Existing contacts that this file shows to be the same person. */
  merges: { survivor: string; gone: string }[]
  /** The first of them, with their reasons; `skipped` counts all. */
  skips: SkippedRow[]
  /** The name in the profile of an archive. */
  ownerName: string | null
  /** What the rows are about, and what became of them. */
  parts: ImportPart[]
  rows: number
  merged: number
  skipped: number
}

export interface Gathering {
  add(record: ImportRecord): void
  rows(): number
  finish(): Gathered
}

/** A mail to so many is a circular, and says nothing about any two of them. */
const mostRecipients = 10
/** Somebody whom the owner wrote to or met in so small a circle is a contact, address book or not. */
const smallCircle = 5

/** More reasons than anybody reads. */
const mostSkips = 1_000

export interface Owner {
  membership: string
  /** All addresses of the owner, by any spelling of the mailbox: what goes from one to another is no contact with anybody. */
  emails: readonly string[]
}

/** What the owner said by hand, which outranks every file. */
export interface ManualEdits {
  notTheSame: readonly (readonly [string, string])[]
  tombstones: Tombstones
  /** Everybody who is a contact now. A key alone may be of somebody who was merely copied in a message. */
  contacts: ReadonlySet<string>
  /** Whom the owner wrote to or met before. */
  answered: ReadonlySet<string>
}

/** Puts the records of one file together into contacts and evidence of one owner. Knows no clock and no database. */
export function gatherRecords(
  owner: Owner,
  keys: PersonKeys,
  known: ReadonlyMap<string, string>,
  { notTheSame, tombstones, contacts: contactsBefore, answered: answeredBefore }: ManualEdits = {
    notTheSame: [],
    tombstones: new Map(),
    contacts: new Set(),
    answered: new Set(),
  },
): Gathering {
  const identities = identitiesFrom(known, notTheSame)
  const contacts = new Map<string, ContactDraft>()
  const evidence: EvidenceDraft[] = []
  const circles: Circle[] = []
  const cardKeys = new Set<string>()
  const positions: PositionDraft[] = []
  const namesakes = new Set<string>()
  const skips: SkippedRow[] = []
  const own = {
    mailboxes: new Set(owner.emails.map(mailboxOf)),
    linkedinSlug: undefined as string | undefined,
    name: null as string | null,
  }
  const tally = tallyRows()
  let [rows, merged, skipped, cards] = [0, 0, 0, 0]

  const skip = (row: SkippedRow): void => {
    skipped += 1
    if (skips.length < mostSkips) skips.push(row)
  }

  const isOwner = ({ email, linkedinSlug }: Handles): boolean =>
    (email !== undefined && own.mailboxes.has(mailboxOf(email))) ||
    (linkedinSlug !== undefined && linkedinSlug === own.linkedinSlug)

  const isContact = (key: string): boolean => {
    const personId = known.get(key)
    return personId !== undefined && contactsBefore.has(personId)
  }

  const keysOf = ({ email, linkedinSlug }: PersonHandle): string[] => {
    const handles = { linkedinSlug, emails: email ? [email] : [], phones: [] }
    const found = keys.of(handles)
    if (tombstones.size === 0) return found
    return deletedAmong(found, isContact, tombstones) ? [] : keys.of(withoutDeleted(handles, keys, tombstones))
  }

  const personOf = (handle: PersonHandle): string | null => {
    const found = keysOf(handle)
    return found.length > 0 ? identities.resolve(found) : null
  }

  const note = (
    handle: PersonHandle,
    kind: EvidenceKind,
    ref: string,
    at: string,
    direction: FoundPath,
    { people = 1, inCopy = false, maker = null, isAnswered = false }: Partial<EvidenceDraft> = {},
  ): string | null => {
    const [key] = keysOf(handle)
    const personId = personOf(handle)
    if (personId && key)
      evidence.push({ personId, key, kind, ref: keys.reference(ref), at, direction, people, inCopy, maker, isAnswered })
    return personId
  }

  /** Keeps somebody who was met in a small circle; an address book may have said more about them already. */
  const meet = (personId: string | null, { name, email, linkedinSlug }: PersonHandle): void => {
    if (!personId || contacts.has(personId)) return
    if (name !== undefined && namesakes.has(personId)) return
    const handles = { linkedinSlug, emails: email ? [email] : [], phones: [] }
    const kept = withoutDeleted(handles, keys, tombstones)
    const deleted = namesakeOf(name, undefined, keys.of(kept))
    if (deleted) {
      namesakes.add(personId)
      return skip({ kind: 'skipped', file: '', line: rows, reason: deleted })
    }
    contacts.set(personId, {
      ...blankContact(personId, name ?? kept.emails[0] ?? kept.linkedinSlug ?? '?'),
      emails: new Set(kept.emails),
      linkedinSlug: kept.linkedinSlug ?? null,
    })
  }

  /** Somebody new with the name and company of somebody whom the owner deleted: they may be the same, by another handle. */
  const namesakeOf = (name: string | undefined, company: string | undefined, handles: readonly string[]) =>
    tombstones.size === 0 || name === undefined
      ? null
      : namesakeOfDeleted(keys.byName(owner.membership, name, company), handles, isContact, tombstones)

  const addContact = (record: ContactRecord): void => {
    const { company } = record
    const name = record.name?.full ?? record.emails[0] ?? record.linkedinSlug
    if (name === undefined || isOwner(record) || record.emails.some((email) => isOwner({ email }))) return
    const found = keys.of({ linkedinSlug: record.linkedinSlug, emails: record.emails, phones: record.phones })
    const all = found.length > 0 ? found : [keys.byName(owner.membership, name, company)]
    const deleted = deletedAmong(all, isContact, tombstones) ?? namesakeOf(name, company, all)
    if (deleted) return skip({ kind: 'skipped', file: '', line: record.line, reason: deleted })
    // A card of somebody else may name a deleted person's address: not even that is stored.
    const { linkedinSlug, emails, phones } = withoutDeleted(record, keys, tombstones)
    const kept = tombstones.size === 0 || found.length === 0 ? all : keys.of({ linkedinSlug, emails, phones })
    const personId = identities.resolve(kept)
    if (record.isShared !== true) for (const key of kept) cardKeys.add(key)
    const before = contacts.get(personId)
    cards += 1
    if (before?.isListed) merged += 1
    const called = before?.isListed ? before.name : name
    const words = wordsFrom(called, (field) => before?.[field] ?? record[field] ?? null)
    contacts.set(personId, {
      personId,
      ...words,
      companyId: before?.companyId ?? (company ? keys.company(company) : null),
      personKind: kindOf(words.title, words.company),
      // Added to, not copied: a thousand cards of one person would be copied a thousand times.
      emails: addAll(before?.emails ?? new Set(), emails),
      phones: addAll(before?.phones ?? new Set(), phones),
      linkedinSlug: before?.linkedinSlug ?? linkedinSlug ?? null,
      connectedOn: before?.connectedOn ?? record.connectedOn ?? null,
      isListed: true,
    })
    if (record.connectedOn) {
      evidence.push({
        personId,
        ...(kept[0] ? { key: kept[0] } : {}),
        kind: evidenceKinds.linkedinConnection,
        ref: keys.reference('connection'),
        at: `${record.connectedOn}T00:00:00Z`,
        direction: 0,
        people: 1,
        inCopy: false,
        maker: null,
        isAnswered: false,
      })
    }
  }

  const addMessage = ({ ref, channel, at, from, to, cc, isMachine, people }: MessageRecord): void => {
    // A thread of forty on LinkedIn must not make forty ties: there only what two people say to each other counts.
    if (isMachine || people - 1 > (channel === 'linkedin' ? 1 : mostRecipients)) return
    const kind = channel === 'mail' ? evidenceKinds.mail : evidenceKinds.linkedinMessage
    if (isOwner(from)) {
      for (const [list, inCopy] of [
        [to, false],
        [cc, true],
      ] as const) {
        for (const handle of list) {
          if (isOwner(handle)) continue
          const personId = note(handle, kind, ref, at, 1, { people: people - 1, inCopy })
          if (people <= smallCircle) meet(personId, handle)
        }
      }
    } else if ([...to, ...cc].some(isOwner)) {
      note(from, kind, ref, at, -1, { people: people - 1, inCopy: !to.some(isOwner) })
    } else return
    if (people - 1 <= smallCircle) seeTogether([from, ...to, ...cc], 'thread', ref, at, isOwner(from) ? null : from)
  }

  /** Who was together in something small is remembered as a circle; who they are by the end of the file decides the pairs. */
  const seeTogether = (
    present: PersonHandle[],
    kind: Circle['kind'],
    ref: string,
    at: string,
    sender: PersonHandle | null,
  ): void => {
    const others = present.filter((handle) => !isOwner(handle)).flatMap((handle) => personOf(handle) ?? [])
    if (new Set(others).size < 2) return
    const day = utcDay(new Date(at))
    circles.push({ ref: keys.reference(ref), day, kind, sender: sender && personOf(sender), others })
  }

  const addPosition = (record: PositionRecord | EducationRecord): void => {
    const isWork = record.kind === 'position'
    const place = isWork ? record.company : record.school
    const placeId = isWork ? keys.company(place) : keys.school(place)
    positions.push({
      ref: keys.reference(`${record.kind} ${placeId} ${record.startedOn ?? ''}`),
      kind: isWork ? 1 : 2,
      placeId,
      place,
      role: (isWork ? record.title : record.degree) ?? null,
      location: (isWork ? record.location : undefined) ?? null,
      fromMonth: monthNumber(record.startedOn),
      toMonth: monthNumber(record.finishedOn),
    })
  }

  const addMeeting = (meeting: MeetingRecord): void => {
    const { ref, at, organizer, attendees, cancelled } = meeting
    const present = attendees.filter(({ response }) => response !== 'declined')
    const others = [...(organizer ? [organizer] : []), ...present].filter((handle) => !isOwner(handle))
    const distinct = [...new Map(others.map((handle) => [nameOf(handle), handle])).values()]
    if (cancelled || distinct.length > mostRecipients) return
    const answer = ownAnswerTo(meeting, isOwner)
    const isMet = answer !== 'none' && answer !== 'declined'
    const shared = { people: distinct.length, inCopy: answer === 'tentative', isAnswered: answer !== 'none' }
    for (const handle of distinct) {
      const maker = makerOfMeeting(answer, organizer !== undefined && nameOf(handle) === nameOf(organizer))
      const personId = note(handle, evidenceKinds.meeting, ref, at, 0, { ...shared, maker })
      if (isMet && distinct.length <= smallCircle) meet(personId, handle)
    }
    if (isMet && distinct.length <= smallCircle) seeTogether(distinct, 'meeting', ref, at, null)
  }

  const addRow = (record: Exclude<ImportRecord, ProfileRecord>): void => {
    if (record.kind === 'contact') addContact(record)
    else if (record.kind === 'message') addMessage(record)
    else if (record.kind === 'meeting') addMeeting(record)
    else if (record.kind === 'skipped') skip(record)
    else if (record.kind === 'position' || record.kind === 'education') addPosition(record)
    else if (record.kind === 'invitation') {
      const outgoing = record.direction === 'outgoing'
      note(record.person, evidenceKinds.invitation, `invitation ${record.at}`, record.at, outgoing ? 1 : -1)
    } else if (record.at) {
      const given = record.direction === 'given'
      note(record.person, evidenceKinds[record.kind], `${record.kind} ${record.at}`, record.at, given ? 1 : -1)
    }
  }
  const stored = (): number => cards + evidence.length + positions.length

  return {
    add(record) {
      if (record.kind === 'profile') {
        own.linkedinSlug = record.linkedinSlug ?? own.linkedinSlug
        own.name = record.name?.full ?? own.name
        return
      }
      rows += 1
      const before = { stored: stored(), skipped }
      addRow(record)
      // A message counts even when somebody in it was deleted and is left out.
      const isSkipped = skipped > before.skipped && (record.kind === 'contact' || record.kind === 'skipped')
      tally.add(record, { isUsed: stored() > before.stored, isSkipped })
    },
    rows: () => rows,
    finish() {
      for (const piece of evidence) piece.personId = identities.survivorOf(piece.personId)
      const answered = answeredIn(evidence, answeredBefore, identities)
      const coOccurrences = circles
        .filter(({ sender }) => sender === null || answered.has(identities.survivorOf(sender)))
        .flatMap((circle) => pairsIn(circle, identities))
      const merges = identities.merges()
      return {
        contacts: settleContacts(contacts, identities),
        evidence,
        coOccurrences,
        positions,
        keyChanges: identities.changes(),
        cardKeys: [...cardKeys],
        merges: mergesOfKnown(merges, known),
        skips,
        ownerName: own.name,
        parts: tally.parts(),
        rows,
        merged: merged + merges.length,
        skipped,
      }
    },
  }
}

const nameOf = ({ email, name }: PersonHandle): string | undefined => email ?? name

type Handles = { [K in 'email' | 'linkedinSlug']?: string | undefined }

function addAll<T>(set: Set<T>, items: Iterable<T>): Set<T> {
  for (const item of items) set.add(item)
  return set
}

/** Whom the owner wrote to or met: a circle that somebody else wrote to counts only then. */
function answeredIn(
  evidence: readonly EvidenceDraft[],
  before: ReadonlySet<string>,
  { survivorOf }: Identities,
): ReadonlySet<string> {
  const now = evidence.filter((piece) => isContact(piece.kind) && isOwners(piece)).map(({ personId }) => personId)
  return new Set([...[...before].map(survivorOf), ...now])
}

/** The pairs of a circle as they are numbered in the database: the lesser first. */
function pairsIn(circle: Circle, { survivorOf }: Identities): CoOccurrenceDraft[] {
  const now = { ...circle, sender: circle.sender && survivorOf(circle.sender), others: circle.others.map(survivorOf) }
  return coOccurrencesIn(now).map(({ a, b, coOccurrence }) => ({
    ...(BigInt(a) < BigInt(b) ? { a, b } : { a: b, b: a }),
    ...coOccurrence,
  }))
}
