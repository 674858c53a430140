import { createClient } from '@wellmet/client/client.ts'
import { explaining } from './open-client.ts'
import { say } from './print.ts'
import { forgetSession, readSession } from './session-file.ts'

export const usage = 'wellmet logout'

/** Revokes the key on the server, and forgets it here even if the server cannot be reached. */
export async function run(): Promise<void> {
  const session = readSession()
  if (!session) return say('You are not signed in.')
  const { url, key } = session
  forgetSession()
  await explaining(() => createClient({ url }).post('/api/account/device-codes/log-out', { body: { key } }))
  say(`Signed out of ${url}.`)
}
