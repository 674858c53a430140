import { bring, connections } from '../../world/imports.ts'
import { join } from '../../world/team.ts'
import type { Somebody, World } from '../../world/world.ts'
import { askers, connectors } from './steps.ts'

/** So many histories have connectors of their own before the first are asked again, in another year. */
const couples = 50

/** A team whose members all know the same people, none of whom has an account. */
export interface Team {
  members: { user: Somebody['user']; workspaceId: string }[]
  /** As the members are shown them; each history takes the next few. */
  contacts: string[]
  slugs: string[]
}

export async function openTeam(world: World): Promise<Team> {
  const owner = await world.signUp('Zara Quill')
  const team = [owner]
  while (team.length < askers)
    team.push(await join(world, owner, 'member', ['Yves Oyono', 'Xenia Wolff'][team.length - 1]))
  const slugs = Array.from({ length: couples * connectors }, (_, i) => `connector-${i}`)
  const people = slugs.map(
    (slug, i) => `Connector,No${i},https://www.linkedin.com/in/${slug},${slug}@example.com,Kade,Analyst,08 Feb 2024`,
  )
  for (const who of team) await bring(world, who, 'Connections.csv', connections(people))
  const found: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) }
    const page = await world.as(owner).contacts.list({ query })
    for (const { id, name } of page.items) found[Number(name.match(/\d+$/)![0])] = id
    cursor = page.next
  }
  const workspaceId = owner.workspace!.id
  return { members: team.map(({ user }) => ({ user, workspaceId })), contacts: found, slugs }
}
