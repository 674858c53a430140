import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const names = ['Pat', 'Quinn', ...Array.from({ length: 12 }, (_, i) => `Other${String.fromCodePoint(97 + i)}`)]
export const addressOf = (name: string): string => `${name.toLowerCase()}@known.example`
const entryOf = (name: string): string =>
  `${name},Known,https://www.linkedin.com/in/${name.toLowerCase()}-known,${addressOf(name)},${name} Works,Engineer,01 Jan 2022`

interface Letter {
  from: string
  to: string
  daysAgo: number
}

export const mailbox = (letters: readonly Letter[], now: Date): string =>
  letters
    .map(({ from, to, daysAgo }) =>
      [
        `From ${from} Thu Jan  1 00:00:00 2026`,
        `Message-ID: <${from}-${to}-${daysAgo}@letters.example>`,
        `Date: ${addDays(now, -daysAgo).toUTCString().replace('GMT', '+0000')}`,
        `From: ${from}`,
        `To: ${to}`,
        'Subject: x',
        '',
        'x',
        '',
      ].join('\n'),
    )
    .join('\n')

/** Letters both ways between an owner and somebody, so many days before `now`. */
export const exchanges = (owner: string, other: string, now: Date, days: readonly number[]): string =>
  mailbox(
    days.flatMap((daysAgo) => [
      { from: owner, to: other, daysAgo },
      { from: other, to: owner, daysAgo },
    ]),
    now,
  )

const weekly = Array.from({ length: 60 }, (_, i) => 100 + 7 * i)

/**
 * Mara knows none of fourteen people. Both teammates know Pat, who wrote to Bob for a year and has fallen silent; Bob alone
 * had word from Quinn this week; the others are names to him. All three write to the same client.
 */
export async function meetingStage() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const cleo = await join(world, me, 'member', 'Cleo Park')
  const now = world.services.now()
  for (const who of [me, bob, cleo])
    await bring(world, who, 'client.mbox', exchanges(who.user.email, 'client@big.example', now, [1, 2]))
  await bring(world, bob, 'Connections.csv', connections(names.map(entryOf)))
  await bring(world, cleo, 'Connections.csv', connections([entryOf('Pat')]))
  await bring(world, bob, 'pat.mbox', exchanges(bob.user.email, addressOf('Pat'), now, weekly))
  await bring(world, bob, 'quinn.mbox', exchanges(bob.user.email, addressOf('Quinn'), now, [3]))
  for (const mate of [bob, cleo]) await world.as(mate).sharing.change({ body: { mode: 'workspace' } })
  const recommendedPeople = async (who: Somebody = me) =>
    (await world.as(who).reachablePeople.list({ query: { sort: 'worth-meeting' } })).results
  return { world, me, bob, cleo, recommendedPeople }
}

export type MeetingStage = Awaited<ReturnType<typeof meetingStage>>

/** What the clock starts each month, and all that it starts. */
export async function fitRecommendations(world: World): Promise<void> {
  await world.superuser.query(`select graphile_worker.add_job('discovery.learn-whom-to-meet-everywhere', '{}')`)
  await world.work()
}

/**
 * Settled lists of earlier months: in each of them 40 people with the same connectors, of whom two members get to know
 * five each, the active and less well-known or the opposite.
 */
export async function plantHistory(
  { world, me, bob }: MeetingStage,
  { monthsAgo, likes }: { monthsAgo: readonly number[]; likes: 'active' | 'idle' },
): Promise<void> {
  await world.superuser.query(
    `insert into discovery.recommendation_samples (network_id, month, person_id, taken_at, shares, degree, silent, act30, weight, met)
     select o.id, extract(year from $3::timestamptz)::int * 12 + extract(month from $3::timestamptz)::int - 1 - m, 1000 * m + i,
       $3::timestamptz - m * interval '30 days', 0.05 * (1 + i * 7 % 5), 1 + 5 * (7 - i % 8), 5, i % 8, 1, i % 8 = $4
     from identity.member_networks o, unnest($2::int[]) m, generate_series(1, 40) i
     where o.user_id = any($1::uuid[])`,
    [[me.user.id, bob.user.id], monthsAgo, world.services.now(), likes === 'active' ? 7 : 0],
  )
}
