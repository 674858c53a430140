import { expect, onTestFinished, test } from 'vitest'
import { connections, upload } from '../world/imports.ts'
import { worldForThisTest, type Somebody, type World } from '../world/world.ts'

const person = (n: number) =>
  `Person,No${n},https://www.linkedin.com/in/p${n},p${n}@acme${n % 90}.example,Acme ${n % 90},Partner,08 Feb 2024`
const people = (count: number, from = 0) => connections(Array.from({ length: count }, (_, n) => person(from + n)))

/** As the product runs by default. */
const ofProduction = { RATE_LIMIT_FACTOR: '1', MAX_IN_FLIGHT: '16', MAX_WAITING: '64', MAX_WAIT_MS: '150' }

/** What costs most, each time with other words, so that no answer is kept. */
const costly = (n: number): string[] => [
  `/api/people/network-search?query=partner%20at%20acme%20${n % 90}%20no${n}`,
  `/api/people/company-search?query=acme%20${n}`,
  `/api/network/contacts?limit=50`,
  `/api/dashboard/people?limit=50`,
]

interface Load {
  stop: () => Promise<Map<number, number>>
  /** How many of them were let in. */
  served: () => number
}

/** One member asks from so many places at once, and again as soon as there is an answer. */
function flood({ origin }: World, { cookie }: Somebody, atOnce: number): Load {
  const answers = new Map<number, number>()
  const ending = new AbortController()
  let asked = 0
  const asking = Array.from({ length: atOnce }, async () => {
    while (!ending.signal.aborted) {
      const paths = costly((asked += 1))
      const { status } = await fetch(origin() + paths[asked % paths.length]!, { headers: { cookie: cookie! } })
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  })
  return {
    served: () => answers.get(200) ?? 0,
    stop: async () => {
      ending.abort()
      await Promise.all(asking)
      return answers
    },
  }
}

test('while one member asks for as much as they can, all others are answered, each after a few of theirs', async () => {
  const world = await worldForThisTest(ofProduction)
  const [mal, other] = [await world.signUp('Mal Ory'), await world.signUp('Ana Lima')]
  await upload(world, mal, 'Connections.csv', people(400))
  await upload(world, other, 'Connections.csv', people(20))
  await world.work()
  const load = flood(world, mal, 40)
  onTestFinished(() => void load.stop())
  const [statuses, passed]: [number[], number[]] = [[], []]
  for (let n = 0; n < 12; n += 1) {
    const before = load.served()
    const path = n % 2 === 0 ? '/api/network/contacts' : `/api/people/network-search?query=partner%20${n}`
    const { status } = await fetch(world.origin() + path, { headers: { cookie: other.cookie! } })
    statuses.push(status)
    passed.push(load.served() - before)
  }
  const answers = await load.stop()
  console.info(`others: ${JSON.stringify(passed)}; the one: ${JSON.stringify([...answers])}`)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  // Each came after about as many of theirs as one caller may have at once.
  expect(passed.reduce((sum, count) => sum + count) / passed.length).toBeLessThan(3 * 12)
  // The attack was one: more was asked than is let in at once.
  expect([...answers.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(100)
}, 240_000)

test('somebody’s import and export are done while another member has dozens of their own waiting', async () => {
  const world = await worldForThisTest()
  const [mal, other] = [await world.signUp('Mal Ory'), await world.signUp('Ana Lima')]
  const files = 20
  for (let n = 0; n < files; n += 1) await upload(world, mal, `Connections ${n}.csv`, people(200, n * 200))
  // Asking again while one is written asks for the same one.
  const asked = await Promise.all(Array.from({ length: 10 }, () => world.as(mal).exports.create({})))
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
  await upload(world, other, 'Connections.csv', people(20))
  await world.as(other).exports.create({})
  await world.work()
  const { rows } = await world.superuser.query<{ rank: number }>(
    `select rank::int from (select user_id, rank() over (order by finished_at) from contacts.imports) r where user_id = $1`,
    [other.user.id],
  )
  // Not behind all of them, although it came last.
  expect(rows[0]!.rank).toBeLessThan((3 * files) / 4)
}, 240_000)
