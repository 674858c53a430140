import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createClient } from '@wellmet/client/client.ts'
import { Refusal, UsageError } from '../refusal.ts'
import { explaining } from './open-client.ts'
import { printJson, say } from './print.ts'
import { readSession, saveSession } from './session-file.ts'

export const usage = 'wellmet login [<address of the server>] [--name <of this machine>] [--json]'

/** What the commands need, and nothing that changes how the member signs in. */
const scopes = [
  'account:read',
  'dashboard:read',
  'graph:read',
  'network:read',
  'network:write',
  'people:read',
  'people:write',
  'webhooks:read',
] as const

/** Shows a code that the member confirms in the web app, and saves the API key that it becomes. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { name: { type: 'string' }, json: { type: 'boolean' } },
  })
  const url = readAddress(positionals[0] ?? process.env['WELLMET_URL'] ?? readSession()?.url)
  const client = createClient({ url })
  await explaining(async () => {
    const name = values.name ?? `wellmet on ${hostname()}`
    const begun = await client.post('/api/account/device-codes', { body: { name, scopes: [...scopes] } })
    say(`Open ${begun.verificationUriComplete}\nand check that it shows this code: ${begun.userCode}`)
    const { deviceCode: key, interval, expiresIn } = begun
    for (const until = Date.now() + 1000 * expiresIn; Date.now() < until;) {
      await sleep(1000 * interval)
      const { state, expiresAt } = await client.post('/api/account/device-codes/ask', { body: { deviceCode: key } })
      if (state === 'denied') throw new Refusal('It was refused in the web app.')
      if (state === 'expired') break
      if (state === 'waiting') continue
      saveSession({ url, key, expiresAt })
      const { user, workspace } = await createClient({ url, key }).get('/api/account/session')
      if (values.json) printJson({ url, user, workspace, expiresAt })
      else say(`Signed in as ${user.name} in ${workspace?.name ?? 'no workspace'}, until ${expiresAt?.slice(0, 10)}.`)
      return
    }
    throw new Refusal('The code has expired. Start again: wellmet login')
  })
}

/** Keys are sent over TLS only, except to this machine. */
function readAddress(typed: string | undefined): string {
  if (typed === undefined) throw new UsageError(usage)
  const address = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`)
  const isHere = address && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname)
  if (!address || !(address.protocol === 'https:' || (address.protocol === 'http:' && isHere)))
    throw new UsageError(`The address begins with https://.\n${usage}`)
  return address.origin
}
