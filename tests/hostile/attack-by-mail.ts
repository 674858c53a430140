import { tokenMailedTo } from '../../tools/demo/caught-links.ts'
import { waitUntilRead } from '../../tools/demo/demo-imports.ts'
import { openSession, type DemoSession } from '../../tools/demo/demo-session.ts'
import type { CaughtMail } from '../../tools/product/mail-catcher.ts'
import { connections } from '../world/imports.ts'

export interface Attack {
  origin: string
  /** What the mail server took. */
  mails: readonly CaughtMail[]
  /** Waits until the worker has done what is waiting. */
  settle: () => Promise<void>
  asks: number
  invitations: number
  verified: number
  unverified: number
}

export interface Attacked {
  /** How often each status was answered, to accounts with and without a confirmed address. */
  answers: { verified: Map<number, number>; unverified: Map<number, number> }
  perMailbox: Map<string, number>
  perUser: Map<string, number>
  perKind: Map<string, number>
  fromUnverified: number
}

interface Attacker {
  name: string
  isVerified: boolean
  session: DemoSession
  contacts: string[]
}

/** A connector takes a few asks from one workspace, so that every attacker needs many. */
const asksPerContact = 4
const floodedMailboxes = 5
const atOnce = 8

/**
 * Hostile accounts, some of which never confirmed their address, ask and invite as fast as they are answered. Half of the
 * mail is aimed at five mailboxes, written with changing +tags, and the rest at strangers.
 */
export async function attackByMail(attack: Attack): Promise<Attacked> {
  const { asks, invitations, verified, unverified, settle, mails } = attack
  const count = verified + unverified
  const contacts = Math.ceil(asks / count / asksPerContact)
  const attackers: Attacker[] = []
  for (let i = 0; i < count; i += 1) attackers.push(await enlist(attack, i, i < verified, contacts))
  const before = mails.length
  const answers: Attacked['answers'] = { verified: new Map(), unverified: new Map() }
  const send = async (i: number): Promise<void> => {
    const attacker = attackers[i % count]!
    const status = i < asks ? await ask(attack, attacker, i) : await invite(attack, attacker, i)
    const seen = answers[attacker.isVerified ? 'verified' : 'unverified']
    seen.set(status, (seen.get(status) ?? 0) + 1)
  }
  let next = 0
  const sender = async () => {
    while (next < asks + invitations) await send(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  await settle()
  return { answers, ...countMails(mails.slice(before), attackers) }
}

async function enlist(attack: Attack, number: number, isVerified: boolean, contacts: number): Promise<Attacker> {
  const name = `Mallory No${number}x`
  const email = `mallory${number}@hostile.example`
  const session = await openSession(attack.origin, { name, email, password: 'correct horse battery' })
  if (!session) throw new Error(`${name} could not sign in.`)
  const rows = Array.from(
    { length: contacts },
    (_, i) => `Contact,No${i},https://www.linkedin.com/in/hostile-${number}-${i},,Kade,Analyst,08 Feb 2024`,
  )
  const path = '/api/network/imports?fileName=Connections.csv'
  const { id } = await session.ask<{ id: string }>('POST', path, Buffer.from(connections(rows)))
  await attack.settle()
  await waitUntilRead(session, [id])
  if (isVerified) {
    const token = await tokenMailedTo(attack.mails, email, '/verify-email')
    await session.ask('POST', '/api/account/email/verify', { token })
  }
  return { name, isVerified, session, contacts: await listContacts(session) }
}

async function listContacts(session: DemoSession): Promise<string[]> {
  const found: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const from: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const page: { items: { id: string }[]; next: string | null } = await session.ask(
      'GET',
      `/api/network/contacts?limit=100${from}`,
    )
    found.push(...page.items.map(({ id }) => id))
    cursor = page.next
  }
  return found
}

const mailboxFor = (i: number): string =>
  i % 2 === 0 ? `victim${(i / 2) % floodedMailboxes}+tag${i}@prey.example` : `stranger${i}@prey.example`

const ask = ({ origin }: Attack, { session, contacts }: Attacker, i: number): Promise<number> =>
  statusOf(origin, session, '/api/dashboard/intro-requests', {
    target: { name: `Target No${i}`, email: `target${i}@prey.example` },
    connector: { personId: contacts[i % contacts.length]!, email: mailboxFor(i) },
    message: 'Your account is locked. Open https://hostile.example/login and enter your password.',
    status: 'pending',
  })

const invite = ({ origin }: Attack, { session }: Attacker, i: number): Promise<number> =>
  statusOf(origin, session, '/api/workspaces/current/invitations', { email: mailboxFor(i), role: 'viewer' })

async function statusOf(origin: string, { cookie }: DemoSession, path: string, body: object): Promise<number> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer.status
}

const kinds: [page: string, kind: string][] = [
  ['/guest/asks/', 'ask'],
  ['/join?token=', 'invitation'],
  ['/verify-email?token=', 'confirmation'],
]

function countMails(mails: readonly CaughtMail[], attackers: readonly Attacker[]): Omit<Attacked, 'answers'> {
  const counted = {
    perMailbox: new Map<string, number>(),
    perUser: new Map<string, number>(),
    perKind: new Map<string, number>(),
    fromUnverified: 0,
  }
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  for (const { to, subject, text } of mails) {
    add(counted.perMailbox, to[0]!.replace(/\+[^@]*/, ''))
    add(counted.perKind, kinds.find(([page]) => text.includes(page))?.[1] ?? 'other')
    const attacker = attackers.find(({ name }) => subject.includes(name))
    if (!attacker) continue
    add(counted.perUser, attacker.name)
    if (!attacker.isVerified) counted.fromUnverified += 1
  }
  return counted
}

export interface Caps {
  perUser: number
  perMailbox: number
}

export const largestOf = (counts: ReadonlyMap<string, number>): number => Math.max(0, ...counts.values())

/** What the caps forbid and happened all the same. */
export const brokenCaps = (attacked: Attacked, caps: Caps): string[] => [
  ...(largestOf(attacked.perMailbox) > caps.perMailbox ? ['one mailbox got more than its cap'] : []),
  ...(largestOf(attacked.perUser) > caps.perUser ? ['one user caused more than the cap'] : []),
  ...(attacked.fromUnverified > 0 ? ['an unverified account caused mail'] : []),
]
