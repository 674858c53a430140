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
