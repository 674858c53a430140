import { createClient, WellmetError, type WellmetClient } from '@wellmet/client/client.ts'
import { Refusal } from '../refusal.ts'
import { readSession, type MemberSession } from './session-file.ts'

/** What is in the environment goes first, for scripts: `WELLMET_URL` and `WELLMET_KEY`. */
export function currentSession(): MemberSession {
  const { WELLMET_URL, WELLMET_KEY } = process.env
  const saved = readSession()
  if (WELLMET_KEY) {
    const url = WELLMET_URL ?? saved?.url
    if (!url) throw new Refusal('WELLMET_KEY is set, and WELLMET_URL is not: the address of the server.')
    return { url, key: WELLMET_KEY, expiresAt: null }
  }
  if (!saved) throw new Refusal('You are not signed in: wellmet login <address of the server>')
  if (WELLMET_URL && new URL(WELLMET_URL).origin !== new URL(saved.url).origin)
    throw new Refusal(`You are signed in at ${saved.url}, not at ${WELLMET_URL}: wellmet login ${WELLMET_URL}`)
  return saved
}

/** Refusals of the server are told with what to do about them. */
export async function withClient<T>(run: (client: WellmetClient, session: MemberSession) => Promise<T>): Promise<T> {
  const session = currentSession()
  return explaining(() => run(createClient(session), session))
}

export async function explaining<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof WellmetError)) throw error
    const fields = error.errors.map(({ field, message }) => `  ${field}: ${message}`)
    const again = error.code === 'unauthenticated' ? 'Sign in again: wellmet login' : error.whatToDo
    throw new Refusal([error.message, ...fields, again].join('\n'), { cause: error })
  }
}
