import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

export const line = (name: string, company: string, title: string): string => {
  const [first, ...last] = name.split(' ')
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return [first, last.join(' '), `https://www.linkedin.com/in/${slug}`, '', company, title, '01 Jan 2022'].join(',')
}

/** Six contacts with different names, companies and roles. */
export const book = connections([
  line('Priya Raman', 'Kade Systems', 'Chief Technology Officer'),
  line('Tomasz Nowak', 'Heliograph', 'VP Engineering'),
  line('Zoë Müller', 'Fjordline', 'Head of Platform'),
  line('Robert Haddad', 'Kade Systems', 'Founder'),
  line('Ines Costa', 'Northgate Ventures', 'Partner'),
  line('Raman Mensah', 'Queens', 'Teacher'),
])

export const namesOf = async (world: World, who: Somebody, query: string, more = {}) =>
  (await world.as(who).people.searchNetwork({ body: { query, ...more } })).results.map(({ name }) => name)

/** Without those who are only close to the question. */
export const fittingOf = async (world: World, who: Somebody, query: string) =>
  (await world.as(who).people.searchNetwork({ body: { query } })).results
    .filter(({ isNear }) => !isNear)
    .map(({ name }) => name)

/** A member with these contacts. */
export async function mine() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', book)
  return { world, me, find: (query: string, more = {}) => namesOf(world, me, query, more) }
}
