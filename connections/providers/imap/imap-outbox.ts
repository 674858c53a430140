import { setTimeout as pause } from 'node:timers/promises'
import { isIP } from 'node:net'
import type { ImapFlow } from 'imapflow'
import { mayGoPlain } from '@wellmet/platform/config/plaintext.rules.ts'
import { submitMail, type SubmissionServer } from '@wellmet/platform/mail/submit-mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Outbox } from '../../engine/outbox.ts'
import { AccessEnded, ProviderFailed } from '../../engine/provider-errors.ts'
import { reachProblem } from '../../engine/reach-problem.ts'
import { isNamed } from '../../engine/request-address.ts'
import type { ImapAccess } from '../typed-access.contract.ts'
import { openImap } from './imap-session.ts'

const withTls = 465
const withStartTls = 587
/** Some servers file what is sent by themselves, a moment later. */
const filingMs = 2_000
/** RFC 4954: the password is not right. */
const wrongPassword = /^(?:Invalid login|.*\b535\b)/

/**
 * SMTP has no drafts: the Message-ID is the name under which a message can be looked up in the folder of sent mail. One
 * that is not there may have left all the same, so nothing of unknown outcome is sent again.
 */
export const openImapOutbox = async (services: Services, access: ImapAccess): Promise<Outbox> => ({
  saveDraft: async ({ messageId }) => ({ id: messageId, threadId: null }),
  findDraft: async () => null,
  async sendDraft(_draft, mail) {
    const { verdict, problem } = await submitMail(await serverOf(services, access), mail)
    if (verdict === 'parked') throw new ProviderFailed('The mail server did not say whether it took the message.')
    if (verdict === 'refused') return { is: 'refused', answer: problem ?? '' }
    if (verdict === 'not taken') {
      if (wrongPassword.test(problem ?? '')) throw new AccessEnded({ code: 'wrong_password', field: 'password' })
      return { is: 'not taken', answer: problem ?? '' }
    }
    // It has left: whatever goes wrong with the copy is no failure.
    await fileCopy(services, access, mail).catch((error: unknown) => {
      services.log.warn({ err: error, messageId: mail.id }, 'a message of a member has no copy in their sent mail')
    })
    return { is: 'sent', threadId: null }
  },
  lookUp: (_draft, { messageId }) =>
    inSent(services, access, async (client) =>
      (await holds(client, messageId)) ? { is: 'sent', threadId: null } : { is: 'gone' },
    ),
  deleteDraft: async () => undefined,
  close: () => undefined,
})

/** Where mail is handed over: as the member typed it, or the usual name beside their mailbox. */
async function serverOf(services: Services, access: ImapAccess): Promise<SubmissionServer> {
  const { user, password } = access
  const host = access.smtpHost ?? access.host.replace(/^imap\./, 'smtp.')
  const port = access.smtpPort ?? withTls
  const isPrivate = port !== withTls && mayGoPlain(`smtp://${host}`, services.config.PLAINTEXT_HOSTS)
  const server = { host, port, user, password, isSecure: port === withTls, isPrivate }
  if (isNamed(services, host, port)) return { ...server, address: host }
  if (port !== withTls && port !== withStartTls) throw failed('not_public', 'smtpPort')
  try {
    const address = isIP(host) === 0 ? await services.outbound.findAddress(host) : host
    return { ...server, address }
  } catch (error) {
    throw failed(reachProblem(error), 'smtpHost')
  }
}

const failed = (code: ReturnType<typeof reachProblem> | 'not_public', field: string): ProviderFailed =>
  new ProviderFailed(`The server for outgoing mail was not reached: ${code}.`, { problem: { code, field } })

async function inSent<T>(services: Services, access: ImapAccess, act: (client: ImapFlow, path: string) => Promise<T>) {
  const client = await openImap(services, access)
  try {
    const sent = (await client.list()).find(({ specialUse }) => specialUse === '\\Sent')
    if (!sent) throw new ProviderFailed('There is no folder of sent mail.')
    await client.mailboxOpen(sent.path)
    return await act(client, sent.path)
  } finally {
    client.close()
  }
}

async function holds(client: ImapFlow, messageId: string): Promise<boolean> {
  const found = await client.search({ header: { 'message-id': messageId } }, { uid: true })
  if (!Array.isArray(found)) throw new ProviderFailed('The folder of sent mail was not searched.')
  return found.length > 0
}

const fileCopy = (services: Services, access: ImapAccess, { messageId, raw }: { messageId: string; raw: Buffer }) =>
  inSent(services, access, async (client, path) => {
    await pause(filingMs)
    if (!(await holds(client, messageId))) await client.append(path, raw, ['\\Seen'])
  })
