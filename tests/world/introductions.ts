import { bring, connections } from './imports.ts'
import { join } from './team.ts'
import { worldForThisTest, type Somebody, type World } from './world.ts'

export interface Stage {
  world: World
  /** Who asks; knows nobody. */
  me: Somebody
  /** Shares a network with the workspace: Ana at Northgate, Joost at Kade, Priya at Heliograph. */
  bob: Somebody
  /** Whom Bob knows, by the first name, as I am shown them. */
  find: (name: string) => Promise<string>
}

const people = [
  'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,"Northgate, Inc.",Partner,08 Feb 2024',
  'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026',
  'Priya,Raman,https://www.linkedin.com/in/priya,,Heliograph,CTO,01 Jan 2022',
]

/** A teammate who shares, and people whom only they know. */
export async function introductionStage(settings: Record<string, string> = {}): Promise<Stage> {
  const world = await worldForThisTest(settings)
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.superuser.query('update account.users set email_verified = true')
  await world.as(me).sharing.show({})
  await bring(world, bob, 'Connections.csv', connections(people))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  return { world, me, bob, find: (name) => findPerson(world, me, name) }
}

export async function findPerson(world: World, who: Somebody, name: string): Promise<string> {
  const { people: seen } = await world.as(who).paths.top({})
  const found = seen.find((person) => person.name.startsWith(name))
  if (!found) throw new Error(`nobody called ${name} among ${seen.map((person) => person.name).join(', ')}`)
  return found.id
}

export const message =
  'Hello, I build maps of who knows whom. You wrote about cold outreach at Northgate, and we measured what a warm path ' +
  'changes. Would twenty minutes next week be of use to you?'
