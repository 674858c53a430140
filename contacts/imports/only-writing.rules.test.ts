import fc from 'fast-check'
import { expect, test } from 'vitest'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { ImportRecord, MeetingRecord, MessageRecord, PersonHandle } from '@wellmet/platform/files/records.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { seed } from '../../tests/sweep.ts'
import { relationshipOf } from '../relationships/relationship.rules.ts'
import { gatherRecords, type Gathered } from './gather-records.ts'

/**
 * The price of writing alone: somebody with any number of mailboxes writes to a member as often as they like, by mail and
 * by invitation, under any name, with anybody in copy, and the member never answers, declines or leaves it.
 */
const now = new Date('2026-11-18T12:00:00Z')
const today = utcDay(now)
const keys = personKeys({ dataSecret: 'a secret of this test' })
const victim: PersonHandle = { name: 'Vic Tim', email: 'vic@halyard.example' }
const friends: PersonHandle[] = ['Ana', 'Ben', 'Cleo', 'Dana', 'Eli'].map((name) => ({
  name: `${name} Friend`,
  email: `${name.toLowerCase()}@friends.example`,
}))
const mailboxes: PersonHandle[] = Array.from({ length: 12 }, (_, i) => ({
  name: i % 2 === 0 ? `Mal Ory ${i}` : friends[i % friends.length]!.name!,
  email: `box${i}@evil.example`,
}))

const at = fc
  .integer({ min: 0, max: 700 * 24 })
  .map((hours) => new Date(now.getTime() - hours * 3_600_000).toISOString())
const ref = fc.integer({ min: 0, max: 2 ** 31 - 1 }).map(String)
const some = (of: PersonHandle[], maxLength: number) => fc.uniqueArray(fc.constantFrom(...of), { maxLength })

const message = (
  from: PersonHandle,
  to: PersonHandle[],
  cc: PersonHandle[],
  sentAt: string,
  id: string,
): MessageRecord => ({
  kind: 'message',
  ref: id,
  channel: 'mail',
  at: sentAt,
  from,
  to,
  cc,
  isMachine: false,
  people: new Set([from, ...to, ...cc]).size,
  threadRef: id,
})

const meeting = (
  organizer: PersonHandle | undefined,
  attendees: MeetingRecord['attendees'],
  heldAt: string,
  id: string,
): MeetingRecord => ({
  kind: 'meeting',
  ref: id,
  at: heldAt,
  minutes: 30,
  isAllDay: false,
  attendees,
  cancelled: false,
  ...(organizer ? { organizer } : {}),
})

/** What the member and their friends did. The member may even have a card of one of the mailboxes. */
const ownHistory = fc.array(
  fc.oneof(
    fc
      .record({ friend: fc.constantFrom(...friends), at, ref })
      .map((x) => message(victim, [x.friend], [], x.at, `o${x.ref}`)),
    fc
      .record({ friend: fc.constantFrom(...friends), at, ref })
      .map((x) => message(x.friend, [victim], [], x.at, `i${x.ref}`)),
    fc
      .record({ circle: some(friends, 3), at, ref })
      .map((x) => message(victim, x.circle.length > 0 ? x.circle : [friends[0]!], [], x.at, `c${x.ref}`)),
    fc.record({ circle: some(friends, 3), at, ref }).map((x) =>
      meeting(
        victim,
        x.circle.map((one) => ({ ...one, response: 'accepted' })),
        x.at,
        `m${x.ref}`,
      ),
    ),
    fc.constantFrom(mailboxes[0]!, ...friends).map(({ name, email }): ImportRecord => ({
      kind: 'contact',
      line: 1,
      name: { full: name! },
      emails: [email!],
      phones: [],
      connectedOn: '2025-01-01',
    })),
  ),
  { maxLength: 12 },
)

const answer = fc.constantFrom('accepted', 'declined', 'tentative', 'none' as const)
const attack = fc.array(
  fc.oneof(
    fc
      .record({ from: fc.constantFrom(...mailboxes), cc: some([...friends, ...mailboxes], 4), at, ref })
      .map((x) => message(x.from, [victim], x.cc, x.at, `a${x.ref}`)),
    fc
      .record({ from: fc.constantFrom(...mailboxes), to: some(friends, 3), at, ref })
      .map((x) => message(x.from, x.to, [victim], x.at, `b${x.ref}`)),
    fc
      .record({
        organizer: fc.option(fc.constantFrom(...mailboxes), { nil: undefined }),
        others: some([...friends, ...mailboxes], 4),
        said: answer,
        own: fc.constantFrom('declined' as const, 'none' as const, 'absent' as const),
        at,
        ref,
      })
      .map(({ organizer, others, said, own, at: heldAt, ref: id }) =>
        meeting(
          organizer,
          [
            ...others.map((one) => ({ ...one, response: said })),
            ...(own === 'absent' ? [] : [{ ...victim, response: own }]),
          ],
          heldAt,
          `e${id}`,
        ),
      ),
  ),
  { minLength: 1, maxLength: 40 },
)

function gather(records: readonly ImportRecord[]): Gathered {
  const gathering = gatherRecords({ membership: 'vic', emails: [victim.email!] }, keys, new Map())
  for (const record of records) gathering.add(record)
  return gathering.finish()
}

const personOf = ({ email }: PersonHandle): string[] =>
  keys.of({ linkedinSlug: undefined, emails: [email!], phones: [] })

const storedOf = (evidence: Gathered['evidence'], isOf: (piece: Gathered['evidence'][number]) => boolean) =>
  evidence.filter(isOf).map((piece) => ({ ...piece, day: utcDay(new Date(piece.at)) }))

const ofMailboxes = new Set(mailboxes.flatMap(personOf))

/** All that paths are made of. A mailbox of which the member has a card is a contact of theirs before and after. */
function pathInputs({ contacts, evidence, coOccurrences }: Gathered) {
  const people = contacts.map(({ personId }) => personId).toSorted()
  const steps = people
    .filter((person) => !ofMailboxes.has(person))
    .map((person) => ({
      person,
      ...relationshipOf(
        storedOf(evidence, ({ personId }) => personId === person),
        today,
      ),
    }))
  const together = coOccurrences.filter(({ a, b }) => people.includes(a) && people.includes(b))
  return { people, steps, together: together.map(({ a, b, ref: of }) => `${a} ${b} ${of}`).toSorted() }
}

test('who only writes gets no strength, proves no address, vouches for nobody and changes no path, in 1,000 histories', () => {
  fc.assert(
    fc.property(ownHistory, attack, (own, written) => {
      const before = gather(own)
      const after = gather([...own, ...written])
      expect(pathInputs(after)).toEqual(pathInputs(before))
      expect(after.cardKeys).toEqual(before.cardKeys)
      for (const mailbox of mailboxes) {
        const known = personOf(mailbox)
        const pieces = storedOf(after.evidence, ({ key }) => key !== undefined && known.includes(key))
        const { strength, twoWay } = relationshipOf(pieces, today)
        expect(Math.round((strength ?? 0) / 10)).toBeLessThanOrEqual(5)
        expect(twoWay).toBe(false)
      }
    }),
    { numRuns: 1_000, seed },
  )
})
