import { parseArgs } from 'node:util'
import type { Schemas } from '@wellmet/client/client.ts'
import { UsageError } from '../refusal.ts'
import { withClient } from './open-client.ts'
import { line, printJson, say } from './print.ts'

export const usage = 'wellmet search <who you look for> [--limit <1 to 25>] [--json]'

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { limit: { type: 'string', default: '10' }, json: { type: 'boolean' } },
  })
  const [query, limit] = [positionals.join(' ').trim(), Number(values.limit)]
  if (!query || !Number.isInteger(limit)) throw new UsageError(usage)
  const found = await withClient((client) => client.post('/api/people/search', { body: { query, limit } }))
  if (values.json) return printJson(found)
  for (const person of found.results) console.log(`${person.id}  ${describePerson(person)}`)
  if (found.results.length === 0) say(found.notice?.message ?? 'No results. Try fewer words.')
}

type Found = Pick<Schemas['RankedPerson'], 'name' | 'role' | 'company' | 'location' | 'path'>

export const describePerson = ({ name, role, company, location, path }: Found): string =>
  line(name, role, company, location, path.label)
