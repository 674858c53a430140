import { parseArgs } from 'node:util'
import { UsageError } from '../refusal.ts'
import { findPerson } from './find-person.ts'
import { withClient } from './open-client.ts'
import { line, plain, printJson, say } from './print.ts'

export const usage = 'wellmet path <id or name> [--json]'

/** Every path to a person, best first. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } })
  const typed = positionals.join(' ').trim()
  if (!typed) throw new UsageError(usage)
  const found = await withClient(async (client) =>
    client.get('/api/graph/person/{id}', { path: { id: await findPerson(client, typed) } }),
  )
  if (values.json) return printJson(found)
  const { person, paths, notice } = found
  say(line(person.name, person.role, person.company))
  for (const { between, label, isRated, chance, explanation, viaId } of paths) {
    const steps = ['You', ...between.map(({ name }) => plain(name)), plain(person.name)].join(' → ')
    console.log(line(steps, label, isRated !== false && `${Math.round(100 * chance)}%`, viaId && `via ${viaId}`))
    for (const sentence of explanation) console.log(`  ${plain(sentence)}`)
  }
  if (paths.length === 0) say(notice?.message ?? 'No path yet.')
}
