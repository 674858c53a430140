import { expect, test } from 'vitest'
import { contactNames, emptyMailbox, type Address } from '../../tests/world/mail-between.ts'
import { suiteStage, type SuiteStage } from '../../tests/world/suites.ts'

const person = (name: string): Address => ({ name, address: `${name.toLowerCase().replace(' ', '.')}@outside.example` })
const mal = person('Mal Ory')
const suites = ['google', 'microsoft'] as const

/** A meeting of Mal's that the owner of the calendar accepted, with whom he likes. */
function accepted({ mailbox }: SuiteStage, guests: readonly Address[], organizer = mal) {
  const everybody = [mailbox.account, organizer, ...guests]
  return {
    kind: 'group meeting' as const,
    organizer,
    attendees: everybody.map((one) => ({ ...one, response: 'accepted' as const })),
    start: new Date('2026-10-02T09:00:00Z'),
    end: new Date('2026-10-02T10:00:00Z'),
    isAllDay: false,
    status: 'confirmed' as const,
  }
}

test.each(suites)(
  'of a meeting at %s whose people are exchanged, only those who are on it now were met',
  async (suite) => {
    const stage = await suiteStage(suite, emptyMailbox)
    const { mailbox, world, me, connect, sync } = stage
    const { id: eventId } = mailbox.events.add(accepted(stage, [person('Ada One')]))
    const { id } = await connect()
    await world.work()
    expect(await contactNames(stage)).toEqual(['Ada One', 'Mal Ory'])
    for (const name of ['Bea Two', 'Cid Three', 'Dee Four']) {
      mailbox.events.update(eventId, { attendees: accepted(stage, [person(name)]).attendees })
      await sync(id)
      expect(await contactNames(stage)).toEqual([name, 'Mal Ory'].toSorted())
    }
    const { items } = await world.as(me).contacts.list({})
    expect(items.map(({ meetings }) => meetings)).toEqual([1, 1])
  },
)

test.each(suites)('a meeting at %s that another organizer takes over says nothing more of the first', async (suite) => {
  const stage = await suiteStage(suite, emptyMailbox)
  const { mailbox, world, connect, sync } = stage
  const { id: eventId } = mailbox.events.add(accepted(stage, []))
  const { id } = await connect()
  await world.work()
  expect(await contactNames(stage)).toEqual(['Mal Ory'])
  mailbox.events.update(eventId, accepted(stage, [], person('Eve Next')))
  await sync(id)
  expect(await contactNames(stage)).toEqual(['Eve Next'])
})

test.each(suites)('a meeting at %s with thousands of people makes no contact, and the rest is read', async (suite) => {
  const stage = await suiteStage(suite, emptyMailbox)
  const { mailbox, world, connect } = stage
  mailbox.events.add(
    accepted(
      stage,
      Array.from({ length: 3_000 }, (_, at) => person(`Guest ${at}`)),
    ),
  )
  mailbox.events.add(accepted(stage, [person('Ada One')]))
  await connect()
  await world.work()
  expect(await contactNames(stage)).toEqual(['Ada One', 'Mal Ory'])
})

test.each(suites)(
  'the owner of a calendar at %s is nobody else there, whatever name a guest list gives them',
  async (suite) => {
    const stage = await suiteStage(suite, emptyMailbox)
    const { mailbox, world, connect } = stage
    const [box, host] = mailbox.account.address.split('@') as [string, string]
    const spellings = [mailbox.account.address.toUpperCase(), `${box}+work@${host}`, mailbox.account.address]
    mailbox.events.add(
      accepted(
        stage,
        spellings.map((address) => ({ name: 'Cara Connector', address })),
      ),
    )
    await connect()
    await world.work()
    expect(await contactNames(stage)).toEqual(['Mal Ory'])
  },
)

test.each(suites)(
  'names at %s with control characters and changed reading directions are stored as they read',
  async (suite) => {
    const stage = await suiteStage(suite, emptyMailbox)
    const { mailbox, world, me, connect } = stage
    const hostile = [
      '\u202eadA\u202c One',
      'Bea\u0000\u0007 Two\r\nBcc: all@example.com',
      'Cid\u200b\u2066 Three\u2069',
      `Dee ${'x'.repeat(5_000)}`,
    ]
    mailbox.events.add(
      accepted(
        stage,
        hostile.map((name, at) => ({ name, address: `guest.${at}@outside.example` })),
        { ...mal, name: 'Mal\u202e Ory' },
      ),
    )
    await connect()
    await world.work()
    const names = await contactNames(stage)
    expect(names).toHaveLength(5)
    expect(names.join('')).not.toMatch(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(300)
    expect((await world.as(me).contacts.list({})).items.every(({ meetings }) => meetings === 1)).toBe(true)
  },
)

test.each(suites)(
  'a stranger who fills a calendar at %s with meetings is no contact, and the rest is read',
  async (suite) => {
    const stage = await suiteStage(suite, emptyMailbox)
    const { mailbox, world, connect } = stage
    const unanswered = accepted(stage, [person('Bea Two')])
    for (let at = 0; at < 2_000; at += 1)
      mailbox.events.add({
        ...unanswered,
        attendees: unanswered.attendees.map((one) =>
          one.address === mailbox.account.address ? { ...one, response: 'needsAction' as const } : one,
        ),
        start: new Date(Date.UTC(2026, 9, 2, 0, at)),
        end: new Date(Date.UTC(2026, 9, 2, 1, at)),
      })
    mailbox.events.add(accepted(stage, [], person('Ada One')))
    await connect()
    await world.work()
    expect(await contactNames(stage)).toEqual(['Ada One'])
  },
)

test.each(suites)('a meeting at %s counts with nobody once its owner declines what was accepted', async (suite) => {
  const stage = await suiteStage(suite, emptyMailbox)
  const { mailbox, world, me, connect, sync } = stage
  const event = accepted(stage, [person('Ada One')])
  const { id: eventId } = mailbox.events.add(event)
  const { id } = await connect()
  await world.work()
  const strengths = async () => (await world.as(me).contacts.list({})).items.map(({ strength }) => strength)
  expect((await strengths()).every((strength) => strength !== null)).toBe(true)
  const answer = (response: 'declined' | 'accepted') =>
    mailbox.events.update(eventId, {
      attendees: event.attendees.map((one) => (one.address === mailbox.account.address ? { ...one, response } : one)),
    })
  answer('declined')
  await sync(id)
  expect((await strengths()).every((strength) => strength === null)).toBe(true)
  answer('accepted')
  await sync(id)
  expect((await strengths()).every((strength) => strength !== null)).toBe(true)
})
