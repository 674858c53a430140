import type { WellmetClient } from '@wellmet/client/client.ts'
import { Refusal } from '../refusal.ts'
import { describePerson } from './search.ts'

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The person of this id, or the only one of this name; of several the member chooses. */
export async function findPerson(client: WellmetClient, typed: string): Promise<string> {
  if (id.test(typed)) return typed
  const { results } = await client.post('/api/people/search', {
    body: { query: typed, limit: 10, sources: ['graph', 'database'] },
  })
  const wanted = typed.toLocaleLowerCase()
  const named = results.filter(({ name }) => name.toLocaleLowerCase() === wanted)
  const candidates = named.length > 0 ? named : results
  if (candidates.length === 1) return candidates[0]!.id
  if (candidates.length === 0) throw new Refusal(`Nobody was found for “${typed}”.`)
  const lines = candidates.map((person) => `  ${person.id}  ${describePerson(person)}`)
  throw new Refusal(`“${typed}” may be one of these. Use the id:\n${lines.join('\n')}`)
}
