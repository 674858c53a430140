import { demoFiles, type DemoFile } from '../../database/seed/demo-network.ts'
import { demoDirectory } from '../../database/seed/directory-demo.ts'
import { demoPassword, demoTeam, demoWorkspace, type DemoTeammate } from '../../database/seed/demo-team.ts'
import type { DirectoryRecord } from '@wellmet/contacts/directory/directory.records.ts'
import type { CaughtMail } from '../product/mail-catcher.ts'
import { tokenMailedTo } from './caught-links.ts'
import { missingFiles, upload, waitUntilRead } from './demo-imports.ts'
import { openSession, type DemoSession } from './demo-session.ts'

interface Demo {
  origin: string
  /** What was mailed since the start. */
  mails: readonly CaughtMail[]
  /** Everything in the demo network lies before this day. */
  today: Date
  /** The one thing that nobody brings in through the front door. */
  loadDirectory: (records: Iterable<DirectoryRecord>) => Promise<void>
}

interface SeededDemo {
  email: string
  password: string
  /** Brings in what is missing and tells of each step; null when all of it was there before. */
  bringNetworkIn: ((tell: (line: string) => void) => Promise<void>) | null
}

const [first, ...others] = demoTeam

/**
 * Through the front door, as people would: sign up, invite, accept, bring files in, share. What was done by an earlier
 * start is left as it is, also when a visitor has changed it since.
 */
export async function seedDemo(demo: Demo): Promise<SeededDemo> {
  const told = { email: first.email, password: demoPassword }
  const ana = await open(demo, first)
  if (!ana) return { ...told, bringNetworkIn: null }
  if (ana.isNew) await ana.ask('PATCH', '/api/workspaces/current', { name: demoWorkspace })
  // Before anybody else signs in as her: the first confirmation ends other sessions.
  await confirmAddress(demo, ana, first)
  const files = demoFiles(demo.today)
  const missing = await missingFiles(ana, files.get(first)!)
  if (missing.length === 0) return { ...told, bringNetworkIn: null }

  const bringNetworkIn: SeededDemo['bringNetworkIn'] = async (tell) => {
    // She is the one to look at first. Her last file waits for the others: once it is there, everything is.
    const early = await upload(ana, missing.slice(0, -1))
    // Only somebody with a confirmed address can invite others.
    await confirmAddress(demo, ana, first)
    const reading = waitUntilRead(ana, early).then(() => tell(`${first.name}’s network is in`))
    await Promise.all([
      reading,
      demo.loadDirectory(demoDirectory(demo.today)).then(() => tell('the public directory around it is in')),
      ...others.map(async (teammate) => {
        await settle(demo, ana, teammate, files.get(teammate)!)
        tell(`${teammate.name} has joined, and brought a network along`)
      }),
    ])
    await waitUntilRead(ana, await upload(ana, missing.slice(-1)))
  }
  return { ...told, bringNetworkIn }
}

const open = ({ origin }: Demo, { name, email }: DemoTeammate): Promise<DemoSession | null> =>
  openSession(origin, { name, email, password: demoPassword })

async function confirmAddress({ mails }: Demo, session: DemoSession, { email }: DemoTeammate): Promise<void> {
  if (!session.isNew) return
  const token = await tokenMailedTo(mails, email, '/verify-email')
  await session.ask('POST', '/api/account/email/verify', { token })
}

async function settle(demo: Demo, ana: DemoSession, teammate: DemoTeammate, files: readonly DemoFile[]): Promise<void> {
  const session = await open(demo, teammate)
  if (!session) return
  await confirmAddress(demo, session, teammate)
  await join(demo, ana, session, teammate)
  const missing = await missingFiles(session, files)
  if (missing.length === 0) return
  await share(session, teammate, ana)
  await waitUntilRead(session, await upload(session, missing))
}

interface Workspace {
  id: string
}

/** Also goes there: somebody who signs in again may find themselves in the workspace that was theirs alone. */
async function join({ mails }: Demo, ana: DemoSession, session: DemoSession, { email }: DemoTeammate): Promise<void> {
  const { id } = await ana.ask<Workspace>('GET', '/api/workspaces/current')
  const { items } = await session.ask<{ items: Workspace[] }>('GET', '/api/workspaces')
  if (items.some((workspace) => workspace.id === id)) {
    await session.ask('POST', `/api/workspaces/${id}/enter`)
    return
  }
  await ana.ask('POST', '/api/workspaces/current/invitations', { email, role: 'member' })
  const token = await tokenMailedTo(mails, email, '/join')
  await session.ask('POST', '/api/invitations/accept', { token })
}

/** Whoever has asked once how things are shared is somebody with whom things can be shared. */
async function share(session: DemoSession, { sharing }: DemoTeammate, ana: DemoSession): Promise<void> {
  await ana.ask('GET', '/api/dashboard/graph-sharing')
  await session.ask(
    'PATCH',
    '/api/dashboard/graph-sharing/settings',
    sharing === 'ana' ? { mode: 'selected', with: [ana.userId] } : { mode: sharing },
  )
}
