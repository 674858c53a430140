import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { addMail, emptyMailbox, type Address } from '../../tests/world/mail-between.ts'
import { suiteStage, type SuiteStage } from '../../tests/world/suites.ts'

const ana = { name: 'Ana Lima', address: 'ana@halyard.example' }
const before = { name: 'Tomasz Nowak', address: 'tomasz@heliograph.example' }
const after = { name: 'Tomasz Nowak', address: 't.nowak@fjordline.example' }

const changed = async ({ world, me }: SuiteStage) => (await world.as(me).insights.show({})).changed

const receive = (stage: SuiteStage, from: Address, daysAgo: number) =>
  addMail(stage, { from, to: ana, folder: 'inbox', sentAt: addDays(new Date(), -daysAgo) })

/** Somebody in touch, who is a contact. */
async function inTouch(): Promise<SuiteStage & { id: string }> {
  const stage = await suiteStage('google', emptyMailbox)
  addMail(stage, { from: ana, to: before, sentAt: addDays(new Date(), -300) })
  receive(stage, before, 200)
  const { id } = await stage.connect()
  await stage.world.work()
  return { ...stage, id }
}

test('mail from another company under the same name is told as a hint, until the earlier address writes again', async () => {
  const stage = await inTouch()
  expect(await changed(stage)).toEqual([])
  receive(stage, after, 20)
  await stage.sync(stage.id)
  expect(await changed(stage)).toMatchObject([
    {
      contact: { name: 'Tomasz Nowak' },
      kind: 'possible new company',
      sentence:
        'Tomasz Nowak may have changed jobs: someone with this name now writes from fjordline.example, and nobody writes from heliograph.example.',
    },
  ])
  receive(stage, before, 2)
  await stage.sync(stage.id)
  expect(await changed(stage)).toEqual([])
})

test('mail from a new address that is known to be theirs says so, and a file that knows the company makes it a fact', async () => {
  const stage = await inTouch()
  const { world, me, mailbox, sync, id } = stage
  const card = { given: 'Tomasz', family: 'Nowak', company: 'Heliograph', title: 'VP' }
  mailbox.contacts.add({ ...card, address: before.address })
  receive(stage, after, 20)
  await sync(id)
  const slug = 'https://www.linkedin.com/in/tomasz'
  const row = (address: string, company: string) =>
    connections([`Tomasz,Nowak,${slug},${address},${company},VP,12 Mar 2023`])
  await bring(world, me, 'Connections.csv', row(before.address, 'Heliograph'))
  await bring(world, me, 'Connections.csv', row(after.address, 'Heliograph'))
  expect(await changed(stage)).toMatchObject([
    {
      kind: 'possible new company',
      sentence:
        'Tomasz Nowak may have changed jobs: email now comes from fjordline.example, and no longer from heliograph.example.',
    },
  ])
  await bring(world, me, 'Connections.csv', row(after.address, 'Fjordline'))
  expect(await changed(stage)).toMatchObject([
    { kind: 'new company', sentence: 'Tomasz Nowak moved from Heliograph to Fjordline.' },
  ])
})

test('mail from a public domain, from a machine or under another name is no hint', async () => {
  const stage = await inTouch()
  receive(stage, { ...after, address: 'tomasz.nowak@gmail.com' }, 20)
  receive(stage, { ...after, name: 'Tomasz' }, 19)
  const machine = receive(stage, { ...after, address: 'no-reply@fjordline.example' }, 18)
  stage.mailbox.messages.update(machine.id, { extraHeaders: [['Auto-Submitted', 'auto-generated']] })
  await stage.sync(stage.id)
  expect(await changed(stage)).toEqual([])
})

test('two who are said not to be the same are not taken for one', async () => {
  const stage = await inTouch()
  const { world, me, sync, id } = stage
  addMail(stage, { from: ana, to: after, sentAt: addDays(new Date(), -10) })
  receive(stage, after, 20)
  await sync(id)
  expect(await changed(stage)).toHaveLength(1)
  const { items } = await world.as(me).contacts.list({ query: { q: 'Tomasz Nowak' } })
  const [a, b] = items.map((contact) => contact.id)
  await world.as(me).duplicates.dismiss({ body: { contactId: a!, otherId: b! } })
  expect(await changed(stage)).toEqual([])
})
