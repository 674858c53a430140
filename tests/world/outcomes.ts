import { bring, connections } from './imports.ts'
import { findPerson, message } from './introductions.ts'
import { join } from './team.ts'
import { worldForThisTest, type Somebody, type World } from './world.ts'

export const people = [
  'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,"Northgate, Inc.",Partner,08 Feb 2024',
  'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,08 Feb 2024',
  'Priya,Raman,https://www.linkedin.com/in/priya,priya@heliograph.example,Heliograph,CTO,08 Feb 2024',
]

/** Two teammates who share and know the same three people equally well, and me, who knows nobody. */
export async function outcomeStage() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const cleo = await join(world, me, 'member', 'Cleo Park')
  await world.as(me).sharing.show({})
  for (const mate of [bob, cleo]) {
    await bring(world, mate, 'Connections.csv', connections(people))
    await world.as(mate).sharing.change({ body: { mode: 'workspace' } })
  }
  const find = (name: string) => findPerson(world, me, name)
  const ask = async (who: Somebody, name: string, as: Somebody = me): Promise<string> => {
    const body = {
      target: { personId: await findPerson(world, as, name) },
      connector: { personId: who.user.id },
      message,
      status: 'pending',
    }
    return (await world.as(as).requests.create({ body })).id
  }
  return { world, me, bob, cleo, find, ask }
}

/** Whatever waits is done now: reactions, what they start, and what was set for a little later. */
export async function settle(world: World): Promise<void> {
  await world.work()
  await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
  await world.work()
}
