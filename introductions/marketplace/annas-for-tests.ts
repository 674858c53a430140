import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { deriveRelationships } from '@wellmet/graph/inferred-relationships/derive-relationships.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import type { Somebody, World } from '../../tests/world/world.ts'

const told = { source: 'a register', asOf: '2026-01-01' }
const formerColleague = (linkedinSlug: string, name: string, company: string) => ({
  kind: 'person',
  linkedinSlug,
  name,
  title: 'Engineer',
  company,
  positions: [
    { kind: 'worked', place: 'Small Works', from: '2015-01', to: '2024-12' },
    { kind: 'worked', place: company, from: '2025-01', current: true },
  ],
  ...told,
})

export const annas = [
  { slug: 'anna-one', company: 'Kade', email: 'anna@kade.example' },
  { slug: 'anna-two', company: 'Heliograph', email: 'anna@heliograph.example' },
]
const targets = ['Lena Fischer', 'Omar Haddad', 'Tess Moreau']

/** Contacts called Anna Schmidt, who all worked at one small company with the same three people. */
export async function bringAnnas(world: World, me: Somebody, brought = annas) {
  const people = [
    { kind: 'place', placeKind: 'company', name: 'Small Works', people: 12, ...told },
    ...brought.map(({ slug, company }) => formerColleague(slug, 'Anna Schmidt', company)),
    ...targets.map((name) => formerColleague(name.split(' ')[0]!.toLowerCase(), name, 'Fjordline')),
  ]
  await loadDirectory(
    world.services,
    people.map((line) => JSON.stringify(line)),
  )
  await deriveRelationships(world.services, null)
  const rows = brought.map(
    ({ slug, company, email }) =>
      `Anna,Schmidt,https://www.linkedin.com/in/${slug},${email},${company},Engineer,08 Feb 2024`,
  )
  // A teammate who shares nothing has them too, which proves their addresses.
  for (const who of [me, await join(world, me, 'member', 'Noa Peer')])
    await bring(world, who, 'Connections.csv', connections(rows))
}
