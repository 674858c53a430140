import { expect, test } from 'vitest'
import { occurrencesOf } from './made-up-events.ts'
import { makeUpMailbox, type MadeUpMailbox } from './made-up-mailbox.ts'
import { headersOf } from './made-up-messages.ts'

const account = 'ana@alder.example'
const allMessages = ({ messages }: MadeUpMailbox) => Array.from({ length: messages.slots }, (_, i) => messages.at(i)!)
const allEvents = ({ events }: MadeUpMailbox) => Array.from({ length: events.slots }, (_, i) => events.at(i)!)

test('the same options make up the same mailbox, another seed another one', () => {
  const one = makeUpMailbox({ account, messages: 300, events: 50 })
  const two = makeUpMailbox({ account, messages: 300, events: 50 })
  const other = makeUpMailbox({ account, messages: 300, events: 50, seed: 'another' })
  expect(allMessages(one)).toEqual(allMessages(two))
  expect(allEvents(one)).toEqual(allEvents(two))
  expect(allMessages(one)).not.toEqual(allMessages(other))
})

test('messages are in order, and a reply follows what it answers in the same thread', () => {
  const all = allMessages(makeUpMailbox({ account }))
  const byMessageId = new Map(all.map((message) => [message.messageId, message]))
  expect(all.every(({ sentAt }, i) => i === 0 || all[i - 1]!.sentAt < sentAt)).toBe(true)
  const replies = all.filter(({ inReplyTo }) => inReplyTo)
  expect(replies.length).toBeGreaterThan(100)
  for (const reply of replies) {
    const answered = byMessageId.get(reply.inReplyTo!)!
    expect(answered.threadId).toBe(reply.threadId)
    expect(answered.sentAt < reply.sentAt).toBe(true)
    // Somebody else speaks at every turn.
    expect(answered.folder === 'sent').not.toBe(reply.folder === 'sent')
  }
})

test('every kind of mail is there, and each gives itself away as it does in life', () => {
  const mailbox = makeUpMailbox({ account, messages: 3_000 })
  const all = allMessages(mailbox)
  const ofKind = (kind: string) => all.filter((message) => message.kind === kind)
  const names = (kind: string) => new Set(ofKind(kind).flatMap((message) => headersOf(message).map(([name]) => name)))
  expect(names('newsletter')).toContain('List-Unsubscribe')
  expect(names('notification')).toContain('Auto-Submitted')
  expect(names('bulk')).toContain('Precedence')
  expect(names('bounce')).toContain('Return-Path')
  expect(names('mailing list')).toContain('List-Id')
  expect(names('automatic reply')).toContain('Auto-Submitted')
  expect(names('conversation')).not.toContain('Auto-Submitted')
  expect(ofKind('fan-out').every(({ to }) => to.length === 60)).toBe(true)
  expect(ofKind('conversation').length).toBeGreaterThan(all.length * 0.4)
  for (const kind of ['one-way', 'note to self', 'draft', 'spam', 'fan-out']) expect(ofKind(kind)).not.toEqual([])
  expect(new Set(all.map(({ folder }) => folder)).size).toBe(8)
  const senders = new Set(all.filter(({ folder }) => folder === 'sent').map(({ from }) => from.address))
  expect(senders).toEqual(new Set([account, ...mailbox.aliases]))
})

test('names with a comma are written in quotes', () => {
  const written = allMessages(makeUpMailbox({ account, messages: 500 })).map((message) => headersOf(message)[0]![1])
  expect(written.some((from) => /^"[^"]+, [^"]+" <[^>]+>$/.test(from))).toBe(true)
  expect(written.some((from) => /^[^<>" ]+@[^<> ]+$/.test(from))).toBe(true)
})

test('events are of all kinds: recurring, cancelled, in a group, with rooms', () => {
  const all = allEvents(makeUpMailbox({ account, events: 400 }))
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(5)
  expect(all.some(({ status }) => status === 'cancelled')).toBe(true)
  expect(all.some(({ attendees }) => attendees.some(({ isRoom }) => isRoom))).toBe(true)
  const weekly = all.filter((event) => event.weekly)
  expect(weekly).not.toEqual([])
  const occurrences = occurrencesOf(weekly[0]!)
  expect(occurrences).toHaveLength(8)
  expect(occurrences[1]!.start.getTime() - occurrences[0]!.start.getTime()).toBe(7 * 86_400_000)
  expect(weekly.some((event) => occurrencesOf(event).some(({ isCalledOff }) => isCalledOff))).toBe(true)
})

test('a mailbox changes over time and logs it; a forgotten log knows no old cursor', () => {
  const { messages } = makeUpMailbox({ account, messages: 10 })
  const before = messages.changes.latest
  const added = messages.add({ subject: 'Hello again' })
  messages.delete(messages.at(3)!.id)
  messages.update(added.id, { folder: 'archive' })
  expect([messages.slots, messages.count, messages.at(3)]).toEqual([11, 10, undefined])
  expect(messages.find(added.id)).toMatchObject({ subject: 'Hello again', folder: 'archive' })
  expect(messages.changes.since(before)?.map(({ kind }) => kind)).toEqual(['added', 'deleted', 'updated'])
  expect(messages.changes.since(messages.changes.latest)).toEqual([])
  const current = messages.changes.latest
  messages.changes.forget()
  expect(messages.changes.since(current)).toBeUndefined()
  expect(messages.changes.since(messages.changes.latest)).toEqual([])
  expect(messages.find('not an id')).toBeUndefined()
})

test('100,000 messages are walked through in little memory', () => {
  const before = process.memoryUsage().heapUsed
  const { messages } = makeUpMailbox({ account, messages: 100_000 })
  const first = messages.at(99_999)
  for (let index = 0; index < 100_000; index += 100) expect(messages.at(index)).toBeDefined()
  expect(messages.at(99_999)).toEqual(first)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(60 * 2 ** 20)
})
