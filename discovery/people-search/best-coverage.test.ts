import { beforeAll, describe, expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { world as startWorld, type Somebody, type World } from '../../tests/world/world.ts'
import { line } from './contacts-for-tests.ts'

const year = 365 * 86_400_000
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString()

let world: World
let me: Somebody

beforeAll(async () => {
  world = await startWorld()
  me = await world.signUp('Mara Lind')
  await bring(
    world,
    me,
    'Connections.csv',
    connections([
      line('Eilidh Drummond', 'Royal Clyde Infirmary', 'Midwife'),
      line('Maren Ahlers', 'Klinikum Weserbogen', 'Hebamme'),
      line('Torben Quast', 'Klinikum Weserbogen', 'Physiotherapeut'),
      line('Yaw Boateng', 'Nordic Ferry Lines', 'Captain'),
      line('Iwona Szymanska', 'Nordic Ferry Lines', 'Chief Engineer'),
    ]),
  )
  const kofi = await join(world, me, 'member', 'Kofi Mensah')
  await bring(world, kofi, 'Connections.csv', connections([line('Stavros Kouros', 'Hellas Maritime', 'Captain')]))
  await world.as(kofi).sharing.change({ body: { mode: 'workspace' } })
  const gesa = await join(world, me, 'member', 'Gesa Brink')
  await bring(world, gesa, 'Connections.csv', connections([line('Despina Vlachou', 'Hellas Maritime', 'Captain')]))
  await world.as(gesa).sharing.change({ body: { mode: 'private' } })
  await world.superuser.query(
    `update contacts.relationships e set last_day = floor(extract(epoch from $1::timestamptz) / 86400)::int
     from contacts.contacts c where c.network_id = e.network_id and c.person_id = e.person_id and c.name = 'Yaw Boateng'`,
    [ago(2 * year)],
  )
  return () => world.close()
})

const ask = (query: string) => world.as(me).people.searchNetwork({ body: { query } })
const names = async (query: string) => (await ask(query)).results.map(({ name }) => name)

describe('where nobody has all of it', () => {
  test('whoever has most of it is shown, and what they lack is said', async () => {
    const found = await ask('hello I need a physiotherapist zzquux at Weserbogen thanks')
    expect(found.results.map(({ name }) => name)[0]).toBe('Torben Quast')
    expect(found.notice).toMatchObject({ code: 'widened', message: expect.stringContaining('zzquux') })
  })

  test('a company that nobody is at leaves nobody, and is named', async () => {
    const found = await ask('captain at Globodyne')
    expect(found).toMatchObject({ results: [], notice: { code: 'nobody_fits' } })
    expect(found.notice!.message).toContain('Globodyne')
  })

  test('what a teammate does not share is not covered either', async () => {
    expect(await names('captain zzquux at Hellas Maritime')).toEqual(['Stavros Kouros'])
  })
})

test('an occupation is found by what it is called in another language, the typed title first', async () => {
  expect((await names('midwives')).slice(0, 2)).toEqual(['Eilidh Drummond', 'Maren Ahlers'])
  expect((await names('Hebammen'))[0]).toBe('Maren Ahlers')
  expect(await names('Hebammen')).toContain('Eilidh Drummond')
})

test('where few fit, whoever is close comes after them and is marked', async () => {
  const { results } = await ask('captain at Nordic Ferry Lines')
  expect(results[0]).toMatchObject({ name: 'Yaw Boateng' })
  expect(results[0]!.isNear).toBeUndefined()
  expect(results.slice(1).every(({ isNear }) => isNear)).toBe(true)
})

describe('time and relationship', () => {
  test('whose contact somebody is', async () => {
    expect(await names('captains Kofi knows')).toEqual(['Stavros Kouros'])
    expect(await names('wen kennt Kofi')).toEqual(['Stavros Kouros'])
    // Gesa shares nothing, so nothing is known of whom she knows.
    expect(await names('wen kennt Gesa')).toEqual([])
    expect((await ask('people Gesa knows')).notice).toMatchObject({
      code: 'condition_fits_nobody',
      message: 'Gesa shares no contacts with you.',
    })
    expect((await ask('captains Gesa knows')).notice!.message).toContain('Gesa shares no contacts with you.')
  })

  test('my own contacts, and who else where none of them fits', async () => {
    expect(await names('captains I know')).toEqual(['Yaw Boateng'])
    expect(await names('Wen kenne ich bei Klinikum Weserbogen?')).toEqual(
      expect.arrayContaining(['Maren Ahlers', 'Torben Quast']),
    )
    const found = await ask('who do I know at Nordic Ferry Lines')
    expect(found.read).toContainEqual({
      part: 'relationship',
      text: 'who do I know',
      without: 'at Nordic Ferry Lines',
    })
    expect(found.results.map(({ name }) => name).toSorted()).toEqual(['Iwona Szymanska', 'Yaw Boateng'])
    const others = await ask('do I know Stavros Kouros')
    expect(others.results.map(({ name }) => name)).toEqual(['Stavros Kouros'])
    expect(others.notice!.message).toBe('None of your own contacts fits. Showing people others know.')
  })

  test('no meeting in a span is said', async () => {
    expect((await ask('people I met this month')).notice).toMatchObject({
      code: 'condition_fits_nobody',
      message: 'No meetings on record this month.',
    })
  })

  test('no contact for a year, as a part that can be changed', async () => {
    const found = await ask('captains not spoken to in a year')
    expect(found.results.map(({ name }) => name)).toEqual(['Yaw Boateng'])
    expect(found.read).toEqual([
      { part: 'word', text: 'captains', without: 'not spoken to in a year' },
      { part: 'time', text: 'not spoken to in a year', without: 'captains' },
    ])
  })

  test('what fits nobody is left out, and said', async () => {
    const found = await ask('midwives not spoken to in a year')
    expect(found.results).not.toEqual([])
    expect(found.notice!.message).toContain('not spoken to in a year')
  })

  test('connected within a span', async () => {
    expect(await names('people I connected with in the last 2 weeks')).toEqual([])
    expect((await names('people I connected with in 2022')).length).toBe(5)
  })
})
