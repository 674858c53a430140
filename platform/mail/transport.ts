import type { Readable } from 'node:stream'
import nodemailer from 'nodemailer'

export interface Letter {
  from: string
  to: { name: string; address: string }
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
  subject: string
  text: string
  messageId: string
}

export interface Verdict {
  verdict: 'sent' | 'not taken' | 'refused' | 'parked'
  problem: string | null
}

export type MailTransport = ReturnType<typeof openMailTransport>

/**
 * As many connections as letters are sent at once: one that waited for a connection would be claimed and unsent, and
 * nobody could tell it from one that was being sent when its process died. The waits end before such a letter is parked.
 */
export function openMailTransport(url: string, connections = 8) {
  const bodies = new Map<string, Readable>()
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 120_000,
    // Without these two, a body of { path: '/etc/passwd' } would be read and mailed.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', ({ message }, done) => {
    message.processFunc((body) => {
      bodies.set(message.messageId(), body)
      return body
    })
    done()
  })
  return {
    async deliver(letter: Letter): Promise<Verdict> {
      try {
        await transport.sendMail(letter)
        return { verdict: 'sent', problem: null }
      } catch (error) {
        // Nodemailer reads the body when the server has answered DATA, and not before.
        return judge(error, bodies.get(letter.messageId)?.readableDidRead ?? false)
      } finally {
        bodies.delete(letter.messageId)
      }
    },
    close: () => transport.close(),
  }
}

/**
 * What an SMTP failure means for the letter. When the body was handed over and no answer came, nobody knows. Only whether
 * it was handed over tells: Nodemailer says CONN of every lost connection, also of one lost after the whole body.
 */
function judge(error: unknown, handedOver: boolean): Verdict {
  const { responseCode = 0, message = '' } = error as { responseCode?: number; message?: string }
  const problem = message.slice(0, 500)
  if (responseCode >= 500) return { verdict: 'refused', problem }
  if (responseCode >= 400 || !handedOver) return { verdict: 'not taken', problem }
  return { verdict: 'parked', problem }
}
