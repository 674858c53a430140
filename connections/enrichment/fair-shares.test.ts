import { expect, onTestFinished, test } from 'vitest'
import { recordOf } from '../../tools/stand-ins/people-data-query.ts'
import { startPeopleDataLabs } from '../../tools/stand-ins/people-data-labs.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const people = ['Jane Doe', 'Noah Park', 'Omar Aziz'].map((name, n) =>
  recordOf(
    {
      name,
      title: 'Chief Technology Officer',
      levels: ['cxo'],
      company: 'Acme',
      location: 'Berlin, Berlin, Germany',
      linkedin: name.toLowerCase().replace(' ', '-'),
    },
    n,
  ),
)

async function stage(settings: Record<string, string> = {}) {
  const provider = await startPeopleDataLabs(people)
  onTestFinished(() => provider.close())
  const world = await worldForThisTest({
    PEOPLE_DATA_LABS_KEY: provider.key,
    PEOPLE_DATA_LABS_URL: provider.url,
    PEOPLE_DATA_LABS_TIMEOUT_MS: '20000',
    ...settings,
  })
  return { provider, world, me: await world.signUp('Mara Lind') }
}

const ask = ({ as }: World, who: Somebody, sources = ['graph', 'database', 'pdl']) =>
  as(who).people.search({ body: { query: 'cto at Acme', sources } as { query: string } })

const spentIn = async ({ superuser }: World): Promise<number> =>
  (await superuser.query(`select coalesce(sum(used), 0)::int as n from connections.workspace_usage`)).rows[0].n

test('one workspace may use half of the credits by default, and leaves the others theirs', async () => {
  const { world, me } = await stage({ PEOPLE_DATA_LABS_MONTHLY_CREDITS: '6' })
  const other = await world.signUp('Olga Brandt')
  expect(await ask(world, me)).toMatchObject({ provider: { state: 'limited', remaining: 0 } })
  expect(await ask(world, other, ['graph'])).toMatchObject({ provider: { state: 'ok', remaining: 3 } })
})

test('what one workspace spends is not seen by another', async () => {
  const { world, me } = await stage()
  const other = await world.signUp('Olga Brandt')
  const seen = async () => (await ask(world, other, ['graph'])).provider
  const before = await seen()
  expect(before).toMatchObject({ state: 'ok', remaining: 50 })
  expect(await ask(world, me)).toMatchObject({ provider: { remaining: 47 } })
  expect(await seen()).toEqual(before)
  // Also when little of the server's is left.
  await world.superuser.query(`update connections.provider_usage set used = 90 where span = 'month'`)
  expect(await seen()).toEqual(before)
})

test('a viewer spends nothing, and sees what a member asked for', async () => {
  const { provider, world, me } = await stage()
  const viewer = await join(world, me, 'viewer', 'Vera Lux')
  expect(await ask(world, viewer)).toMatchObject({ notice: { code: 'provider_members_only' } })
  expect(provider.asked).toEqual([])
  expect(await spentIn(world)).toBe(0)
  await ask(world, me)
  expect((await ask(world, viewer)).results).toHaveLength(3)
  expect(await spentIn(world)).toBe(3)
})
