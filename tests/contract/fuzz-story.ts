import type { Contract } from '@wellmet/platform/contract/endpoint.ts'
import { bring, connections } from '../world/imports.ts'
import { message } from '../world/introductions.ts'
import { people } from '../world/outcomes.ts'
import { join } from '../world/team.ts'
import type { Somebody, World } from '../world/world.ts'

/** Two teammates who share that they know the same people. */
export type Mates = [Somebody, Somebody]

/** Whether the endpoints of a contract are about requests, what teammates share, or what somebody is told of them. */
export const needsIntroduction = ({ endpoints }: Contract): boolean =>
  Object.values(endpoints).some(({ route }) => /intro|\/asks|graph-sharing|notifications/.test(route))

const rules = {
  asksAMonth: 100,
  batchDay: null,
  quietFrom: null,
  quietTo: null,
  noGoCompanies: [],
  noGoPeople: [],
  tellsOutcomes: true,
}

export async function bringMates(world: World, owner: Somebody): Promise<Mates> {
  // Thousands of emails and imports wait after random calls. They would be done first, and nobody looks at them.
  await world.superuser.query('delete from graphile_worker._private_jobs')
  const mates: Mates = [
    await join(world, owner, 'member', 'Bob Reyes'),
    await join(world, owner, 'member', 'Cleo Park'),
  ]
  for (const mate of mates) {
    await bring(world, mate, 'Connections.csv', connections(people))
    await world.as(mate).sharing.change({ body: { mode: 'workspace' } })
    await world.as(mate).connectorRules.keep({ body: rules })
  }
  return mates
}

let asked = 0

/** A teammate asks the owner, and the owner asks a teammate and then drafts a request along a path that has another. */
export async function requestIntroductions({ as }: World, owner: Somebody, [bob, cleo]: Mates): Promise<void> {
  await as(owner).connectorRules.keep({ body: rules })
  asked += 1
  const ask = (who: Somebody, connector: Somebody, name: string) =>
    as(who).requests.create({
      body: { target: { name }, connector: { personId: connector.user.id }, message, status: 'pending' },
    })
  await ask(cleo, owner, `Somebody Wanted${asked}`)
  await ask(owner, bob, `Somebody Described${asked}`)
  const { people: seen } = await as(owner).paths.top({})
  const target = seen.find(({ name, path }) => name === 'Ana Ribeiro' && path.viaId !== null)
  if (!target) throw new Error(`no path through a teammate to Ana among ${seen.map(({ name }) => name).join(', ')}`)
  await as(owner).requests.create({
    body: { target: { personId: target.id }, connector: { personId: target.path.viaId! }, message },
  })
}
