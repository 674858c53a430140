import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { UsageError } from '../refusal.ts'
import { withClient } from './open-client.ts'
import { say } from './print.ts'

export const usage = 'wellmet export [<file.csv>] [--json]'

/** All contacts as CSV, or as one JSON object a line. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } })
  const [file] = positionals
  if (positionals.length > 1) throw new UsageError(usage)
  const content = await withClient(async (client) => {
    if (!values.json) return client.post('/api/network/contacts/export', { body: { filters: {} } })
    const lines: string[] = []
    for await (const contact of client.list('/api/network/contacts', { query: { limit: 100 } }))
      lines.push(`${JSON.stringify(contact)}\n`)
    return lines.join('')
  })
  if (file === undefined) return void process.stdout.write(content)
  // Other people's names and addresses: for this user alone.
  await writeFile(file, content, { mode: 0o600 })
  say(`Written to ${file}.`)
}
