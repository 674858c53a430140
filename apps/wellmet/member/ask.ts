import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { UsageError } from '../refusal.ts'
import { findPerson } from './find-person.ts'
import { withClient } from './open-client.ts'
import { line, printJson, say } from './print.ts'

export const usage = 'wellmet ask <id or name> --message <text, or - for standard input> [--via <id>] [--json]'

/** Drafts a request and prints where to read and send it: nothing leaves without the member's click there. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { message: { type: 'string' }, via: { type: 'string' }, json: { type: 'boolean' } },
  })
  const typed = positionals.join(' ').trim()
  if (!typed || values.message === undefined) throw new UsageError(usage)
  const message = values.message === '-' ? await text(process.stdin) : values.message
  await withClient(async (client, { url }) => {
    const body = { personId: await findPerson(client, typed), message, ...(values.via ? { via: values.via } : {}) }
    const draft = await client.post('/api/people/network-intro', { body })
    const link = `${url}/introductions/compose?request=${draft.id}`
    if (values.json) return printJson({ id: draft.id, link, connector: draft.connector, target: draft.target })
    say(line(`Drafted: ${draft.connector.name} is asked to introduce you to ${draft.target.name}`))
    say('Nothing was sent. Read it, and send it here:')
    console.log(link)
  })
}
