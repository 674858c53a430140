import { expect, test } from 'vitest'
import { contactNames, emptyMailbox, type Address } from '../../tests/world/mail-between.ts'
import { suiteStage, type SuiteStage } from '../../tests/world/suites.ts'

const person = (name: string): Address => ({ name, address: `${name.toLowerCase().replace(' ', '.')}@outside.example` })
type Answer = 'accepted' | 'declined' | 'tentative' | 'needsAction'

/** The owner of the mailbox is invited, and answers. */
const invite = ({ mailbox }: SuiteStage, organizer: Address, answer: Answer) =>
  mailbox.events.add({
    kind: 'one-to-one',
    organizer,
    attendees: [
      { ...mailbox.account, response: answer },
      { ...organizer, response: 'accepted' },
    ],
    start: new Date('2026-10-02T09:00:00Z'),
    end: new Date('2026-10-02T10:00:00Z'),
    isAllDay: false,
    status: 'confirmed',
  })

test.each(['google', 'microsoft'] as const)(
  'a meeting at %s counts by what the owner of the calendar answered, also when the answer changes',
  async (suite) => {
    const stage = await suiteStage(suite, emptyMailbox)
    const { mailbox, world, me, connect, sync } = stage
    const [ada, tia, nea, dev] = ['Ada Yes', 'Tia Maybe', 'Nea Open', 'Dev No'].map(person) as [
      Address,
      Address,
      Address,
      Address,
    ]
    const first = invite(stage, ada, 'accepted')
    invite(stage, tia, 'tentative')
    const open = invite(stage, nea, 'needsAction')
    invite(stage, dev, 'declined')
    const { id } = await connect()
    await world.work()
    expect(await contactNames(stage)).toEqual(['Ada Yes', 'Tia Maybe'])
    const strengthOf = async (name: string) =>
      (await world.as(me).contacts.list({})).items.find((one) => one.name === name)?.strength
    expect(await strengthOf('Tia Maybe')).toBeLessThan((await strengthOf('Ada Yes'))!)
    const answer = (event: { id: string }, organizer: Address, response: Answer) =>
      mailbox.events.update(event.id, {
        attendees: [
          { ...mailbox.account, response },
          { ...organizer, response: 'accepted' },
        ],
      })
    answer(first, ada, 'declined')
    answer(open, nea, 'accepted')
    await sync(id)
    expect(await strengthOf('Nea Open')).toBeGreaterThan(5)
    expect(await strengthOf('Ada Yes')).toBeNull()
  },
)
