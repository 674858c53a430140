/** One part of a mail that holds no others. A mail within the mail is one, and is not opened. */
export interface MailPart {
  /** In lower case, without parameters. */
  readonly type: string
  readonly body: string
}

export interface WholeMail {
  /** Every field in its order; names in lower case. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly parts: readonly MailPart[]
}

const deepest = 4
const mostParts = 50

/** Headers and parts of a mail as it is sent. What is broken or too deep is one part of plain text. */
export function readWholeMail(raw: string): WholeMail {
  const { fields, body } = readEntity(raw.replace(/\r\n?/g, '\n'))
  return { fields, parts: partsOf(fields, body, deepest).slice(0, mostParts) }
}

/** The fields of a block, up to its first empty line. */
export function fieldsIn(block: string): [name: string, value: string][] {
  return block
    .split(/\n[ \t]*\n/, 1)[0]!
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':')
      return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : []
    })
}

export const fieldOf = (fields: WholeMail['fields'], name: string): string | undefined =>
  fields.find(([known]) => known === name)?.[1]

function readEntity(text: string): { fields: [string, string][]; body: string } {
  // A part may have no header: then it begins with the empty line.
  if (text.startsWith('\n')) return { fields: [], body: text.slice(1) }
  const end = text.search(/\n[ \t]*\n/)
  return end < 0
    ? { fields: fieldsIn(text), body: '' }
    : { fields: fieldsIn(text.slice(0, end)), body: text.slice(text.indexOf('\n', end + 1) + 1) }
}

function partsOf(fields: WholeMail['fields'], body: string, depth: number): MailPart[] {
  const contentType = fieldOf(fields, 'content-type') ?? 'text/plain'
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  const boundary = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(contentType)
  if (!type.startsWith('multipart/') || !boundary || depth === 0) return [{ type, body: decoded(fields, body) }]
  const line = `\n--${boundary[1] ?? boundary[2] ?? ''}`
  const [, ...pieces] = `\n${body}`.split(line)
  return pieces
    .filter((piece) => !piece.startsWith('--'))
    .slice(0, mostParts)
    .flatMap((piece) => {
      const inner = readEntity(piece.slice(piece.indexOf('\n') + 1))
      return partsOf(inner.fields, inner.body, depth - 1)
    })
}

function decoded(fields: WholeMail['fields'], body: string): string {
  const encoding = fieldOf(fields, 'content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').replace(/\r\n?/g, '\n')
  if (encoding !== 'quoted-printable') return body
  return body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}
