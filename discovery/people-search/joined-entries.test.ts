import { beforeAll, expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { world as startWorld, type Somebody, type World } from '../../tests/world/world.ts'
import { line } from './contacts-for-tests.ts'

let world: World
let me: Somebody
let kofi: Somebody

const book = (rows: readonly string[]): string => ['Name,Email,Company,Location', ...rows, ''].join('\n')

beforeAll(async () => {
  world = await startWorld()
  me = await world.signUp('Mara Lind')
  await bring(
    world,
    me,
    'Connections.csv',
    connections([
      line('Nils Okonjo', 'Wexford Dairy', 'Cheesemaker'),
      line('Jorun Hale', 'Kerry Dairy', 'Cheesemaker'),
      line('Ada Birk', 'Birk Bakery', 'Pastry Chef'),
      line('Ole Fenn', 'Tidal Yards', 'Shipwright'),
    ]),
  )
  kofi = await join(world, me, 'member', 'Kofi Mensah')
  await bring(
    world,
    kofi,
    'book.csv',
    book(['Nils Okonjo,nils@wexford-dairy.test,Wexford Dairy,Antwerp', 'Ada Birk,ada@solvay.test,Solvay,Ghent']),
  )
  await world.as(kofi).sharing.change({ body: { mode: 'workspace' } })
  return () => world.close()
})

const ask = (query: string) => world.as(me).people.searchNetwork({ body: { query } })

test('a title from the one entry and a city from the other are both found, on somebody who is shown once', async () => {
  const { results, notice } = await ask('cheesemaker in Antwerp')
  expect(results[0]).toMatchObject({ name: 'Nils Okonjo', role: 'Cheesemaker', location: 'Antwerp' })
  expect(results.map(({ isNear }) => isNear)).toEqual([undefined, true])
  expect(notice?.code).not.toBe('widened')
})

test('a namesake at another company lends them nothing', async () => {
  const { results, notice } = await ask('pastry chef in Ghent')
  expect(results[0]).toMatchObject({ name: 'Ada Birk', location: null })
  expect(notice).toMatchObject({ code: 'widened', message: expect.stringContaining('Ghent') })
})

test('an entry that is not shared lends nothing', async () => {
  const gesa = await join(world, me, 'member', 'Gesa Brink')
  await bring(world, gesa, 'book.csv', book(['Ole Fenn,ole@tidal-yards.test,Tidal Yards,Bergen']))
  await world.as(gesa).sharing.change({ body: { mode: 'private' } })
  expect((await ask('shipwright in Bergen')).notice).toMatchObject({ code: 'widened' })
  await world.as(gesa).sharing.change({ body: { mode: 'workspace' } })
  expect((await ask('shipwright in Bergen')).results[0]).toMatchObject({ name: 'Ole Fenn', location: 'Bergen' })
})

test('of two entries the own one is shown, however well a teammate knows the other', async () => {
  const [there, here] = ['Nils Okonjo <nils@wexford-dairy.test>', `Kofi Mensah <${kofi.user.email}>`]
  const mails = Array.from({ length: 20 }, (_, day) => {
    const [from, to] = day % 2 === 0 ? [there, here] : [here, there]
    const at = new Date(world.services.now().getTime() - (day + 1) * 4 * 86_400_000)
    return `From nils\nFrom: ${from}\nTo: ${to}\nDate: ${at.toUTCString()}\nMessage-ID: <${day}@wexford-dairy.test>\nSubject: Cheese\n\nHi\n`
  })
  await bring(world, kofi, 'mail.mbox', mails.join('\n'))
  const { results } = await ask('Nils Okonjo')
  expect(results).toMatchObject([{ name: 'Nils Okonjo', path: { viaId: null } }])
})
