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
  subject: string
  raw: string
  /** The plain part, as a person reads it. */
  text: string
  /** Null where there is none. */
  html: string | null
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
          subject: decodeWords(raw.match(/^subject: *(.+(?:\r\n[ \t].+)*)/im)?.[1] ?? ''),
          raw,
          ...partsIn(raw),
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

/** A header's words in another alphabet; between two of them no space is meant. */
const decodeWords = (header: string): string =>
  header
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/(=\?utf-8\?[bq]\?[^?]*\?=) +(?==\?utf-8)/gi, '$1')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, words: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(words, 'base64').toString('utf8') : fromHex(words.replaceAll('_', ' ')),
    )

const fromHex = (quoted: string): string =>
  Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** Our mails have a plain part and usually an HTML part. */
function partsIn(raw: string): { text: string; html: string | null } {
  const boundary = /^content-type: multipart\/alternative;\s+boundary="([^"]+)"/im.exec(raw)?.[1]
  if (boundary === undefined) return { text: decodeBody(raw), html: null }
  const parts = raw.split(`--${boundary}`).slice(1, -1)
  const decoded = (type: string): string | null => {
    const found = parts.find((part) => new RegExp(`^content-type: ${type}`, 'im').test(part))
    return found === undefined ? null : decodeBody(found.replace(/^\r\n/, '').replace(/\r\n$/, ''))
  }
  return { text: decoded('text/plain') ?? '', html: decoded('text/html') }
}

/** A part with its headers, in whichever of the three encodings suits the characters. */
function decodeBody(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body
  return fromHex(body.replace(/=\r\n/g, ''))
}
