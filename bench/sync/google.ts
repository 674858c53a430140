import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Undoing } from '../ground/undoing.ts'

export interface MailboxSize {
  account: string
  messages: number
  events: number
  people: number
  contacts: number
  days: number
  /** When the newest message was sent. */
  until: string
}

export type ToGoogle =
  | { kind: 'start'; redirectUri: string; mailboxes: MailboxSize[] }
  /** Null for none. */
  | { kind: 'quota'; unitsPerMinute: number | null }
  | { kind: 'add'; account: string; count: number }

export interface FromGoogle {
  settings: Record<string, string>
  requests: Record<string, number>
}

export interface GoogleProcess {
  /** What the product is told of it. */
  settings: Record<string, string>
  /** Returns what it was asked so far, by operation. */
  tell(said: ToGoogle): Promise<Record<string, number>>
}

/** The stand-in of Google with these mailboxes. */
export async function startGoogleProcess(
  redirectUri: string,
  mailboxes: MailboxSize[],
  undoing: Undoing,
): Promise<GoogleProcess> {
  const child = fork(new URL('google-process.ts', import.meta.url), { stdio: 'inherit' })
  undoing.later(() => void child.kill('SIGKILL'))
  const ask = async (said: ToGoogle): Promise<FromGoogle> => {
    child.send(said)
    const [answer] = (await once(child, 'message', { signal: AbortSignal.timeout(30_000) })) as [FromGoogle]
    return answer
  }
  const { settings } = await ask({ kind: 'start', redirectUri, mailboxes })
  return { settings, tell: async (said) => (await ask(said)).requests }
}
