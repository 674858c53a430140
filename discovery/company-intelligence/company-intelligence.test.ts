import { expect, test } from 'vitest'
import { bring, connections, upload } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const cards = connections([
  'Ivy,Stone,https://www.linkedin.com/in/ivy,ivy@northgate.example,Northgate,Partner,08 Feb 2024',
  'Joe,Park,https://www.linkedin.com/in/joe,joe@northgate.example,Northgate,Engineer,08 Feb 2024',
  'Kim,Vale,https://www.linkedin.com/in/kim,kim@harbor.example,Harbor Robotics,CEO,08 Feb 2024',
])

async function imported() {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  await bring(world, ana, 'Connections.csv', cards)
  const api = world.as(ana)
  const ask = (company: string, relation?: 'own') =>
    api.companyIntelligence.ask({ body: { company, ...(relation ? { relation } : {}) } })
  return { world, ana, api, ask }
}

test('it says of a company what its page says', async () => {
  const { api, ask } = await imported()
  const found = await ask('northgate GmbH')
  const page = await api.companyPages.show({ params: { id: found.company!.id } })
  expect(found).toMatchObject({
    company: { name: page.name, source: 'graph' },
    peopleCount: page.peopleCount,
    peopleSeen: page.peopleSeen,
    notice: page.notice,
  })
  expect(found.peopleCount).toBe(2)
  expect(found.best).toEqual(page.departments[0]!.people[0])
  expect((await ask('Northgate', 'own')).next).toContain('Invite colleagues')
})

test('a name that is not exactly there is offered what may be meant, and a strange one claims nothing', async () => {
  const { ask } = await imported()
  const similar = await ask('Harbor')
  expect(similar).toMatchObject({ company: null, notice: { code: 'similar' }, similar: [{ name: 'Harbor Robotics' }] })
  const strange = await ask('Zzyzx Holdings')
  expect(strange).toMatchObject({ company: null, similar: [], notice: { code: 'unknown' } })
  expect(strange.notice!.message).toContain('You may still know someone there')
})

test('while a file is being read, it does not say that nobody is there', async () => {
  const { world, ana, ask } = await imported()
  await upload(world, ana, 'More.csv', connections(['Lou,Reed,,lou@kade.example,Kade,CTO,08 Feb 2024']))
  expect(await ask('Kade')).toMatchObject({ company: null, notice: { code: 'still_reading' } })
  await world.work()
  expect(await ask('Kade')).toMatchObject({ company: { name: 'Kade' }, peopleCount: 1 })
})

test('what others keep private changes nothing', async () => {
  const { world } = await imported()
  const eve = await world.signUp('Eve Sand')
  expect(await world.as(eve).companyIntelligence.ask({ body: { company: 'Northgate' } })).toMatchObject({
    company: null,
    peopleCount: 0,
    notice: { code: 'unknown' },
  })
})
