import { runHook } from '@wellmet/platform/events/hook.ts'
import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { lastMorning } from './digest.rules.ts'
import {
  findAddressee,
  listBriefWorkspaces,
  listWaiting,
  markBriefed,
  takeForDigest,
  type BriefWorkspace,
} from './digest.store.ts'
import { morningBriefRead } from './notifications.hooks.ts'
import { sendDigestJob } from './notifications.jobs.ts'
import { morningMail, type WorkspaceBrief } from './notifications.mails.ts'

/** A missed morning is made up for once. What came after 8 a.m. waits for the next morning. */
export async function sendDigests({ tx, services }: WorkContext): Promise<void> {
  const now = services.now()
  for (const { userId, timeZone, since } of await listWaiting(tx)) {
    const until = lastMorning(now, timeZone)
    if (since < until)
      await enqueue(tx, sendDigestJob, { userId, until: until.toISOString() }, { key: `digest:${userId}` })
  }
}

interface Morning {
  userId: string
  until: string
}

/**
 * Sends one user the email, if they still want it and there is anything in it. The brief is read as the user, in
 * transactions of its own; what is sent and that it was sent are one transaction, so no morning is mailed twice.
 */
export async function sendDigest(services: Services, { userId, until: morning }: Morning): Promise<void> {
  const until = new Date(morning)
  const { system } = services.database
  // As the system: reads whom to mail
  const found = await system.asSystem(async (tx) => {
    const addressee = await findAddressee(tx, { userId })
    const wantsBrief = addressee?.briefedUntil && addressee.briefedUntil < until
    return addressee && { addressee, workspaces: wantsBrief ? await listBriefWorkspaces(tx, { userId }) : [] }
  })
  if (!found) return
  const { addressee, workspaces } = found
  const read: WorkspaceBrief[] = []
  for (const workspace of workspaces)
    read.push(...(await readBrief(services, { userId, name: addressee.name }, workspace)))
  // As the system: takes what waits in all workspaces, and queues the mail
  await system.asSystem(async (tx) => {
    const briefs = (await markBriefed(tx, { userId, until })) > 0 ? read : []
    const lines = await takeForDigest(tx, { userId, until })
    const { PUBLIC_URL } = services.config
    const mail = mailIn(addressee.language ?? null, () => morningMail(addressee, { briefs, lines }, PUBLIC_URL))
    if (mail.blocks.length > 0) await queueMail(tx, services, mail)
  })
}

/** As the member: what they would see on Home. */
async function readBrief(
  services: Services,
  { userId, name }: { userId: string; name: string },
  { workspaceId, name: workspace, role }: BriefWorkspace,
): Promise<WorkspaceBrief[]> {
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  const parts: WorkspaceBrief['write'][] = []
  const call = { db, services, viewer: { userId, workspaceId, name, role } }
  await db.transaction((tx) => runHook({ tx, services }, morningBriefRead, { call, parts }))
  return parts.map((write) => ({ workspace, write }))
}
