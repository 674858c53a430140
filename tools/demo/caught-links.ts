import { setTimeout as sleep } from 'node:timers/promises'
import type { CaughtMail } from '../product/mail-catcher.ts'

const patienceMs = 30_000

/** The token of the newest link of this kind that was mailed to somebody; the worker may still be about to send it. */
export async function tokenMailedTo(
  mails: readonly CaughtMail[],
  email: string,
  page: '/join' | '/verify-email' | '/privacy/your-data',
): Promise<string> {
  const link = new RegExp(`${page}\\?token=([\\w.~-]+)`)
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(25)) {
    const found = mails.findLast(({ to, text }) => to.includes(email) && link.test(text))
    const token = found && link.exec(found.text)?.[1]
    if (token) return token
  }
  throw new Error(`No mail with a link to ${page} came for ${email}.`)
}
