import { setTimeout as sleep } from 'node:timers/promises'
import type { CaughtMail } from '../../tools/product/mail-catcher.ts'
import { tokenMailedTo } from '../../tools/demo/caught-links.ts'
import { connectionsOf, madeUpPeople, mailboxOf } from './made-up-files.ts'

const known = 620
const reached = 4375
const teammates = 5
const patienceMs = 120_000

/**
 * One who knows some and five who know many more and share them: five thousand people in all, and as many ties as the
 * picture takes. Everything over the API, as it would come about. Answers with the cookie of the first.
 */
export async function settleTeam(address: string, mails: readonly CaughtMail[]): Promise<string> {
  const me = await signUp(address, 'Mara Lind', 'mara@example.com')
  const confirmation = await tokenMailedTo(mails, 'mara@example.com', '/verify-email')
  await send(address, me, 'POST', '/api/account/email/verify', { token: confirmation })
  for (let number = 1; number <= teammates; number += 1) {
    const email = `teammate${number}@example.com`
    const cookie = await signUp(address, `Teammate ${number}`, email)
    await ask(address, me, 'POST', '/api/workspaces/current/invitations', { email, role: 'member' })
    const confirmation = await tokenMailedTo(mails, email, '/verify-email')
    await send(address, cookie, 'POST', '/api/account/email/verify', { token: confirmation })
    const invitation = await tokenMailedTo(mails, email, '/join')
    await ask(address, cookie, 'POST', '/api/invitations/accept', { token: invitation })
    await bring(address, cookie, 'Connections.csv', connectionsOf(madeUpPeople(known, reached)))
    await ask(address, cookie, 'PATCH', '/api/dashboard/graph-sharing/settings', { mode: 'workspace' })
  }
  const mine = madeUpPeople(0, known)
  await bring(address, me, 'Connections.csv', connectionsOf(mine))
  await bring(address, me, 'mail.mbox', mailboxOf({ name: 'Mara Lind', email: 'mara@example.com' }, mine, new Date()))
  return me
}

async function signUp(address: string, name: string, email: string): Promise<string> {
  const answer = await send(address, '', 'POST', '/api/account/sign-up', { name, email, password: 'a long enough one' })
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

async function bring(address: string, cookie: string, fileName: string, content: string): Promise<void> {
  const { id } = (await ask(address, cookie, 'POST', `/api/network/imports?fileName=${fileName}`, content)) as {
    id: string
  }
  await until(async () => {
    const read = (await ask(address, cookie, 'GET', `/api/network/imports/${id}`)) as { import: { state: string } }
    return read.import.state === 'done'
  })
}

const ask = async (address: string, cookie: string, method: string, path: string, body?: unknown): Promise<unknown> =>
  (await send(address, cookie, method, path, body)).json()

async function send(address: string, cookie: string, method: string, path: string, body?: unknown): Promise<Response> {
  const isFile = typeof body === 'string'
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`)
  return answer
}

async function until<T>(find: () => T | Promise<T>): Promise<NonNullable<T>> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const found = await find()
    if (found) return found
    await sleep(100)
  }
  throw new Error('What was waited for did not come about.')
}
