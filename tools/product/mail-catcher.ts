import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface CaughtMail {
  from: string
  to: string[]
  messageId: string
  raw: string
  /** The body as a person reads it. */
  text: string
}

export interface MailCatcher {
  url: string
  mails: CaughtMail[]
  stop(): Promise<void>
}

/** A real SMTP server that delivers to nobody: it keeps what it gets, in memory and, if given a folder, as files to open. */
export async function startMailCatcher(
  options: { folder?: string; onMail?: (mail: CaughtMail, file: string | null) => void } = {},
): Promise<MailCatcher> {
  const mails: CaughtMail[] = []
  if (options.folder) mkdirSync(options.folder, { recursive: true })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    hideSTARTTLS: true,
    logger: false,
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope
        const mail: CaughtMail = {
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          messageId: raw.match(/^message-id: *(\S+)/im)?.[1] ?? '',
          raw,
          text: decodeBody(raw),
        }
        mails.push(mail)
        const file = options.folder ? join(options.folder, `${Date.now()}-${mails.length}.eml`) : null
        if (file) writeFileSync(file, raw)
        options.onMail?.(mail, file)
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Ours are single-part plain text, in whichever of the three encodings suits the characters. */
function decodeBody(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
