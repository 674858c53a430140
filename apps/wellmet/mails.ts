import { readFileSync } from 'node:fs'
import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { listWorkspacesOf } from '@wellmet/account/workspaces/list-workspaces.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { isMailAddress } from '@wellmet/platform/mail/mail.ts'
import { reconcileMails } from '@wellmet/platform/mail/reconcile-mails.ts'
import { listResendable, resendMail, type Resent } from '@wellmet/platform/mail/resend-mail.ts'
import { sendTestMail } from '@wellmet/platform/mail/send-test-mail.ts'
import { settleAsSent } from '@wellmet/platform/mail/settle-mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { Refusal, UsageError } from './refusal.ts'
import { checkDomain } from './mail-domain.ts'
import { withServices } from './with-services.ts'

export const usage =
  'wellmet mails list [--refused | --waiting | --returned] | settle <id> | resend <id> | resend --all-refused | reconcile <log of the mail server> | test <address> | domain [<IP address> | <file of a mail>]'

/**
 * wellmet mails list                   mails whose fate is unknown
 * wellmet mails list --refused         mails that were refused or given up, and why
 * wellmet mails list --waiting         mails that wait, when they are tried next, and why they were not taken
 * wellmet mails list --returned        how many came back in the last 30 days, and why
 * wellmet mails settle <id>            it was sent: nothing more is done
 * wellmet mails resend <id>            it was not sent: it is, under the same Message-ID
 * wellmet mails resend --all-refused   the same for every mail that was refused or given up
 * wellmet mails reconcile <file>       all of unknown fate, by a log of the mail server that names what it took
 * wellmet mails test <address>         sends one mail now, and tells what the mail server answers
 * wellmet mails domain                 what DNS says about the domain of MAIL_FROM, and what to change
 * wellmet mails domain <IP address>    the same for mail that leaves from this address
 * wellmet mails domain <file>          what a receiver makes of a mail that was sent, saved as a file
 */
export async function run([command, what = '', ...more]: string[]): Promise<void> {
  const action = more.length === 0 ? actionOf(command, what) : null
  if (!action) throw new UsageError(usage)
  await withServices('mails', action)
}

type Action = (services: Services) => Promise<void>

function actionOf(command: string | undefined, what: string): Action | null {
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(what)
  if (command === 'list') return lists[what] ?? null
  if (command === 'settle' && isId) return (services) => settle(services, what)
  if (command === 'resend' && isId) return (services) => resend(services, what)
  if (command === 'resend' && what === '--all-refused') return resendAll
  if (command === 'reconcile' && what) return (services) => reconcile(services, what)
  if (command === 'domain') return (services) => checkDomain(services, what)
  if (command === 'test' && isMailAddress(what)) return (services) => test(services, what)
  return null
}

const lists: Record<string, Action> = {
  '': listParked,
  '--refused': listFailed,
  '--waiting': listWaiting,
  '--returned': listReturned,
}

const show = (...columns: (string | undefined | null)[]): void =>
  console.log(columns.map((one) => one ?? '').join('\t'))

async function listParked({ database }: Services): Promise<void> {
  // As the system: an operator resolves emails of anybody
  const mails = await database.system.asSystem((tx) =>
    tx
      .selectFrom('platform.mails')
      .select(['id', 'messageId', 'kind', 'claimedAt', 'resentAt', 'problem'])
      .where('status', '=', 'parked')
      .orderBy('claimedAt')
      .execute(),
  )
  for (const { id, messageId, kind, claimedAt, resentAt, problem } of mails)
    show(id, messageId, kind, claimedAt?.toISOString(), resentAt ? 'sent twice' : '', problem)
  console.log(mails.length === 0 ? 'No mail is of unknown fate.' : `${mails.length} of unknown fate.`)
}

async function listFailed({ database }: Services): Promise<void> {
  const mails = await database.system.asSystem((tx) =>
    tx
      .selectFrom('platform.mails')
      .select(['id', 'kind', 'status', 'settledAt', 'problem'])
      .select((mail) => mail('content', 'is not', null).as('hasText'))
      .where('status', 'in', ['refused', 'given_up'])
      .orderBy('settledAt')
      .execute(),
  )
  for (const { id, kind, status, settledAt, problem, hasText } of mails)
    show(
      id,
      kind,
      status === 'refused' ? 'refused' : 'given up',
      settledAt?.toISOString(),
      hasText ? 'can be sent again' : 'text deleted',
      problem,
    )
  console.log(mails.length === 0 ? 'No mail was refused or given up.' : `${mails.length} refused or given up.`)
}

async function listWaiting({ database }: Services): Promise<void> {
  const mails = await database.system.asSystem((tx) =>
    tx
      .selectFrom('platform.mails')
      .select(['id', 'kind', 'nextTryAt', 'tries', 'problem'])
      .where('status', '=', 'queued')
      .orderBy('nextTryAt')
      .execute(),
  )
  for (const { id, kind, nextTryAt, tries, problem } of mails)
    show(id, kind, `next ${nextTryAt?.toISOString() ?? 'now'}`, tries === 1 ? '1 try' : `${tries} tries`, problem)
  console.log(mails.length === 0 ? 'No mail waits.' : `${mails.length} waiting.`)
}

const returnDays = 30
const returnWords = {
  hard: 'there is no such mailbox',
  soft: 'full, or not reached for days',
  ours: 'refused for the sender or the text',
  complaint: 'called spam',
}

async function listReturned(services: Services): Promise<void> {
  const { database, config } = services
  if (config.BOUNCE_IMAP_URL === undefined)
    return console.log('Nothing is read of what comes back: set BOUNCE_ADDRESS and BOUNCE_IMAP_URL.')
  const rows = await database.system.asSystem((tx) =>
    tx
      .selectFrom('platform.returnedMails')
      .select(['kind', (row) => row.fn.countAll<string>().as('count')])
      .where('returnedAt', '>', addDays(services.now(), -returnDays))
      .groupBy('kind')
      .execute(),
  )
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]))
  for (const [kind, words] of Object.entries(returnWords)) show(counts.get(kind) ?? '0', words)
  console.log(`What came back in the last ${returnDays} days.`)
}

async function settle(services: Services, id: string): Promise<void> {
  const isDone = await services.database.system.asSystem((tx) =>
    settleAsSent(tx, services, id, 'The operator found that it was sent.'),
  )
  if (!isDone) throw new Refusal('No mail of that id is of unknown fate: wellmet mails list')
  console.log('It counts as sent.')
}

const whyNot: Record<Exclude<Resent['is'], 'queued'>, string> = {
  'not failed': 'No mail of that id is of unknown fate, refused or given up: wellmet mails list [--refused]',
  'text deleted': 'Its text was deleted 14 days after it failed.',
  unwanted: 'The owner of the mailbox wants no more mail.',
}

async function resend(services: Services, id: string): Promise<void> {
  const { is } = await resendOne(services, id)
  if (is !== 'queued') throw new Refusal(whyNot[is])
  console.log('It is queued again.')
}

async function resendAll(services: Services): Promise<void> {
  const ids = await services.database.system.asSystem(listResendable)
  let queued = 0
  for (const id of ids) if ((await resendOne(services, id)).is === 'queued') queued += 1
  console.log(`${queued} of ${ids.length} are queued again.`)
}

const resendOne = (services: Services, id: string): Promise<Resent> =>
  services.database.system.asSystem(async (tx) => {
    const resent = await resendMail(tx, services, id)
    if (resent.is === 'queued') await audit(tx, services, id, resent)
    return resent
  })

/** In the log of every workspace of whoever caused it. A mail of the server itself is in the security log alone. */
async function audit(
  tx: Tx,
  services: Services,
  id: string,
  { kind, senderId }: Extract<Resent, { is: 'queued' }>,
): Promise<void> {
  if (senderId === null) return logSecurity(tx, { what: 'mail.resent', about: id })
  const deed = { actorId: null, action: 'mail.resent', subject: id, detail: { kind }, now: services.now() }
  for (const { id: workspaceId } of await listWorkspacesOf(tx, senderId))
    await recordAudit(tx, { ...deed, workspaceId })
}

async function reconcile(services: Services, file: string): Promise<void> {
  const log = readFileSync(file, 'utf8')
  const { sent, resent, unknown } = await reconcileMails(services, async (messageId) => log.includes(messageId))
  console.log(`${sent.length} were sent, ${resent.length} are queued again, ${unknown.length} stay unknown.`)
}

async function test(services: Services, address: string): Promise<void> {
  const { isTaken, answer } = await sendTestMail(services, address)
  if (!isTaken) throw new Refusal(`The mail server did not take it: ${answer}`)
  console.log(`The mail server took it: ${answer}`)
}
