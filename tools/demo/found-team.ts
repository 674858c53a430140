import type { Teammate } from '../../database/seed/demo-happenings.ts'
import type { Moments } from '../../database/seed/demo-moments.ts'
import { filesAsOf } from '../../database/seed/demo-past.ts'
import { demoPassword, demoTeam, demoWorkspace, type DemoTeammate } from '../../database/seed/demo-team.ts'
import { tokenMailedTo } from './caught-links.ts'
import { upload } from './demo-imports.ts'
import { openSession, type DemoSession } from './demo-session.ts'
import type { PastProduct } from './past-product.ts'

export const foundedDaysAgo = 360
const joinedDaysAgo = 357
/** What Ana says of herself in messages. */
const aboutAna = 'We build payment software for ports'

const [first, ...others] = demoTeam

/** Ana signs up and invites the others; everybody brings in what they have by then. */
export async function foundTeam(
  past: PastProduct,
  today: Date,
  { at }: Moments,
): Promise<ReadonlyMap<Teammate, DemoSession>> {
  const ana = await foundWorkspace(past)
  await ana.ask('PATCH', '/api/account/profile', { headline: aboutAna })
  await past.goTo(at(joinedDaysAgo, 'the others join'))
  for (const { email } of others)
    await ana.ask('POST', '/api/workspaces/current/invitations', { email, role: 'member' })
  const joining = await Promise.all(others.map(async (mate) => ({ mate, session: await signUp(past, mate) })))
  await past.work()
  await ana.ask('GET', '/api/dashboard/graph-sharing')
  for (const { mate, session } of joining) {
    await confirm(past, session, mate)
    const token = await tokenMailedTo(past.mails, mate.email, '/join')
    await session.ask('POST', '/api/invitations/accept', { token })
    await share(session, mate, ana)
  }
  const sessions = new Map([[first, ana], ...joining.map(({ mate, session }) => [mate, session] as const)])
  for (const [mate, { linkedin, cards, mail }] of filesAsOf(foundedDaysAgo, today))
    await upload(sessions.get(mate)!, [linkedin, cards, mail])
  await past.settle()
  return new Map([...sessions].map(([{ given }, session]) => [given as Teammate, session]))
}

/** One confirmed account, and a workspace with nothing in it. */
export async function foundWorkspace(past: PastProduct): Promise<DemoSession> {
  const ana = await signUp(past, first)
  await past.work()
  await confirm(past, ana, first)
  await ana.ask('PATCH', '/api/workspaces/current', { name: demoWorkspace })
  return ana
}

async function signUp({ origin }: PastProduct, { name, email }: DemoTeammate): Promise<DemoSession> {
  const session = await openSession(origin, { name, email, password: demoPassword })
  if (!session) throw new Error(`${name} has an account already.`)
  return session
}

async function confirm({ mails }: PastProduct, session: DemoSession, { email }: DemoTeammate): Promise<void> {
  await session.ask('POST', '/api/account/email/verify', { token: await tokenMailedTo(mails, email, '/verify-email') })
}

const share = (session: DemoSession, { sharing }: DemoTeammate, ana: DemoSession): Promise<unknown> =>
  session.ask(
    'PATCH',
    '/api/dashboard/graph-sharing/settings',
    sharing === 'ana' ? { mode: 'selected', with: [ana.userId] } : { mode: sharing },
  )
