import type { Readable } from 'node:stream'
import nodemailer from 'nodemailer'
import { mayGoPlain } from '../config/plaintext.rules.ts'
import { isMailboxFull } from '../files/mail/mailbox-full.rules.ts'
import { openMailPlaces } from './mail-places.ts'
import type { MailFrom } from './mail-sender.rules.ts'

export interface MailToSend {
  from: string | MailFrom
  /** Where it comes back to, if that is not the sender. */
  envelope?: { from: string; to: string }
  to: { name: string; address: string }
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
  subject: string
  text: string
  html?: string
  messageId: string
}

export interface Verdict {
  verdict: 'sent' | 'not taken' | 'refused' | 'parked'
  problem: string | null
}

interface MailTransportOptions {
  connections: number
  /** Hosts that may be reached without TLS, beside this machine. */
  plaintextHosts: readonly string[]
}

/** What every connection to the mail server keeps to. */
export const secureTransport = (url: string, plaintextHosts: readonly string[]) => ({
  url,
  // Otherwise whoever sits between could take STARTTLS out of the greeting and read every link.
  requireTLS: !mayGoPlain(url, plaintextHosts),
  // Without these two, a body of { path: '/etc/passwd' } would be read and mailed.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Long enough for a slow server, short enough for somebody at a terminal. */
const patienceMs = 5_000

export const terminalTimeouts = {
  connectionTimeout: patienceMs,
  greetingTimeout: patienceMs,
  // Later than the greeting, whose failure says what to change.
  socketTimeout: 2 * patienceMs,
}

export type MailTransport = ReturnType<typeof openMailTransport>

/**
 * As many connections as emails are sent at once. An email that waited for a connection would be claimed and unsent, and
 * looks the same as one that was being sent when its process died. All timeouts end before such an email is parked.
 */
export function openMailTransport(url: string, { connections, plaintextHosts }: MailTransportOptions) {
  const bodies = new Map<string, Readable>()
  const places = openMailPlaces(connections)
  const transport = nodemailer.createTransport({
    ...secureTransport(url, plaintextHosts),
    pool: true,
    maxConnections: connections,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 120_000,
  })
  transport.use('stream', ({ message }, done) => {
    message.processFunc((body) => {
      bodies.set(message.messageId(), body)
      return body
    })
    done()
  })
  return {
    places,
    async deliver(mail: MailToSend): Promise<Verdict> {
      try {
        await transport.sendMail(mail)
        places.noteAnswer()
        return { verdict: 'sent', problem: null }
      } catch (error) {
        if ((error as { code?: string }).code === 'ETIMEDOUT') places.noteSilence()
        else places.noteAnswer()
        // Nodemailer reads the body when the server has answered DATA, and not before.
        return judge(error, bodies.get(mail.messageId)?.readableDidRead ?? false)
      } finally {
        bodies.delete(mail.messageId)
      }
    },
    close: () => transport.close(),
  }
}

/**
 * What an SMTP failure means for the email. If the body was handed over and no answer came, the outcome is unknown.
 * Nodemailer reports CONN for every lost connection, even after the whole body, so its code cannot tell.
 */
export function judge(error: unknown, handedOver: boolean): Verdict {
  const { code = '', responseCode = 0, message = '' } = error as SmtpFailure
  const problem = message.slice(0, 500)
  const isAboutMail = aboutMail.has(code) && !aboutSignIn.has(responseCode)
  if (responseCode >= 500 && isMailboxFull(message)) return { verdict: 'not taken', problem }
  if (responseCode >= 500 && (isAboutMail || handedOver)) return { verdict: 'refused', problem }
  if (responseCode >= 400 || !handedOver) return { verdict: 'not taken', problem }
  return { verdict: 'parked', problem }
}

interface SmtpFailure {
  code?: string
  responseCode?: number
  message?: string
}

/** Of the sender, a recipient or the text. At any other moment a 5xx is about the server or our settings, which change. */
const aboutMail: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE'])
/** RFC 4954 and RFC 3207: sign in first, or encrypt first. */
const aboutSignIn: ReadonlySet<number> = new Set([530, 534, 535, 538])
