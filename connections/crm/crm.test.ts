import { expect, test } from 'vitest'
import { crmStage, ownPeople, type CrmStage } from '../../tests/world/crm.ts'
import { graphOf } from '../../tests/world/suites.ts'
import type { World } from '../../tests/world/world.ts'
import { standIns } from '../../tools/stand-ins/providers.ts'
import { crmNames, type CrmName } from './crm-names.contract.ts'

interface Known {
  name: string
  title: string | null
  company: string | null
  emails: string[]
  strength: number | null
}

const contactsOf = async (world: World): Promise<Known[]> => (await graphOf(world)) as Known[]
const addressesOf = async (world: World): Promise<string[]> =>
  (await contactsOf(world)).flatMap(({ emails }) => emails).toSorted()

async function connected(name: CrmName): Promise<CrmStage & { id: string }> {
  const stage = await crmStage(name)
  const { id } = await stage.connect()
  await stage.world.work()
  return { ...stage, id }
}

test.each(crmNames)('the contacts that a member owns in %s become contacts, with title and company', async (name) => {
  const { world, crm, status } = await connected(name)
  const { state, category, accounts } = await status()
  expect({ state, category }).toEqual({ state: 'connected', category: 'crm' })
  const own = ownPeople(crm)
  const [source] = accounts[0]!.sources
  expect(source).toMatchObject({ source: 'contacts', isComplete: true, problem: null, read: own.length })
  expect(source!.skipped).toEqual({ owned_by_other: crm.people.count - own.length })
  expect(await addressesOf(world)).toEqual(own.map(({ address }) => address).toSorted())
  const person = own.find(({ companyNumber }) => companyNumber !== null)!
  const contact = (await contactsOf(world)).find(({ emails }) => emails.includes(person.address))
  const company = crm.companies.at(person.companyNumber!)!.name
  // Unknown, as for an entry of an address book: a row is no evidence of contact.
  expect(contact).toMatchObject({ title: person.title, company, strength: null })
})

test.each(crmNames)('the next time only changes of %s are read, and a new title is seen', async (name) => {
  const { world, crm, data, sync, status, id } = await connected(name)
  const person = ownPeople(crm)[4]!
  crm.people.update(person.id, { title: 'Chair of the Board' })
  await sync(id)
  const { accounts } = await status()
  expect(accounts[0]!.sources[0]).toMatchObject({ read: 1, stored: 1, problem: null })
  const changed = (await contactsOf(world)).filter(({ title }) => title === 'Chair of the Board')
  expect(changed.map(({ emails }) => emails)).toEqual([[person.address]])
  const lists = data.asked.filter(({ operation, query }) => standIns[name].isWholeList(operation, query))
  expect(lists.filter(({ query }) => !query.has('after') && !query.has('cursor'))).toHaveLength(1)
})

test.each(crmNames)('a new company in %s is a job change among the insights, told once', async (name) => {
  const { world, me, crm, sync, id } = await connected(name)
  const changed = async () => (await world.as(me).insights.show({ query: { limit: 10 } })).changed
  expect(await changed()).toEqual([])
  const person = ownPeople(crm).find(({ companyNumber }) => companyNumber === 1)!
  crm.people.update(person.id, { companyNumber: 2 })
  await sync(id)
  const [before, after] = [crm.companies.at(1)!.name, crm.companies.at(2)!.name]
  const told = [{ contact: { name: `${person.given} ${person.family}` }, kind: 'new company' }]
  expect(await changed()).toMatchObject(told)
  expect((await changed())[0]!.sentence).toBe(`${person.given} ${person.family} moved from ${before} to ${after}.`)
  await sync(id, true)
  expect(await changed()).toMatchObject(told)
})

test.each(crmNames)(
  'whom %s deleted goes within a day, and whoever was handed to a colleague at once',
  async (name) => {
    const { world, crm, sync, id } = await connected(name)
    const [deleted, handedOn, kept] = ownPeople(crm)
    crm.people.delete(deleted!.id)
    crm.people.update(handedOn!.id, { ownerNumber: 1 })
    await sync(id)
    const after = await addressesOf(world)
    expect(after).not.toContain(handedOn!.address)
    expect(after).toContain(kept!.address)
    expect(after.includes(deleted!.address)).toBe(!standIns[name].tellsDeletions)
    await world.superuser.query(`update connections.account_sources set listed_at = listed_at - interval '1 day'`)
    await sync(id)
    expect(await addressesOf(world)).toEqual(
      ownPeople(crm)
        .map(({ address }) => address)
        .toSorted(),
    )
  },
)

test('whom the member wrote on stays when the CRM deletes them', async () => {
  const { world, me, crm, sync, id } = await connected('salesforce')
  const [person] = ownPeople(crm)
  const { items } = await world.as(me).contacts.list({ query: { q: `${person!.given} ${person!.family}` } })
  await world.as(me).notes.write({ params: { id: items[0]!.id }, body: { text: 'Met in Lisbon.' } })
  crm.people.delete(person!.id)
  await sync(id)
  expect(await addressesOf(world)).toContain(person!.address)
})

test.each(crmNames)('whom the member deleted does not come back with %s', async (name) => {
  const { world, me, sync, id } = await connected(name)
  const { items } = await world.as(me).contacts.list({})
  await world.as(me).deletions.delete({ params: { id: items[0]!.id } })
  await world.work()
  const after = await addressesOf(world)
  await sync(id, true)
  expect(await addressesOf(world)).toEqual(after)
})

test.each(crmNames)('disconnecting %s tells it, and leaves nothing', async (name) => {
  const { world, me, signIn, status } = await connected(name)
  const { state } = await world.as(me).crm.disconnect({ params: { provider: name } })
  expect(state).toBe('revoked')
  await world.work()
  expect(signIn.countOf('revoke')).toBe(1)
  expect(await contactsOf(world)).toEqual([])
  expect((await status()).state).toBe('absent')
})

test('the list of CRMs says which can be connected here', async () => {
  const { world, me } = await crmStage('pipedrive')
  const { items } = await world.as(me).crm.providers({})
  expect(items.map(({ provider, isAvailable }) => [provider, isAvailable])).toEqual(
    crmNames.map((name) => [name, name === 'pipedrive']),
  )
  const { items: statuses } = await world.as(me).crm.status({})
  expect(statuses.map(({ provider }) => provider)).toEqual([...crmNames])
  await expect(world.as(me).crm.start({ params: { provider: 'hubspot' } })).rejects.toMatchObject({
    code: 'unprocessable',
  })
})
