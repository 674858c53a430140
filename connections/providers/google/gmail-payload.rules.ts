export interface GmailPart {
  mimeType: string
  filename: string
  headers: { name: string; value: string }[]
  body: { size: number; data?: string | undefined; attachmentId?: string | undefined }
  parts: GmailPart[]
}

interface Limits {
  textBytes: number
  parts: number
  depth: number
  attachments: number
  name: number
}

interface Found {
  html: string | null
  text: string | null
  attachments: { name: string; bytes: number | null }[]
  isCut: boolean
}

/** The first text of each kind, and the names of what is attached. A mail within a mail is an attachment: it is not opened. */
export function readPayload(payload: GmailPart | undefined, limits: Limits): Found {
  const found: Found = { html: null, text: null, attachments: [], isCut: false }
  let seen = 0
  const walk = (part: GmailPart, depth: number): void => {
    seen += 1
    if (seen > limits.parts || depth > limits.depth) {
      found.isCut = true
      return
    }
    const type = part.mimeType.toLowerCase()
    if (part.filename !== '' || type === 'message/rfc822' || part.body.attachmentId !== undefined) {
      const name = part.filename.slice(0, limits.name)
      if (found.attachments.length < limits.attachments) found.attachments.push({ name, bytes: part.body.size })
      return
    }
    if (type === 'text/html') found.html ??= read(part)
    else if (type === 'text/plain') found.text ??= read(part)
    for (const inner of part.parts) walk(inner, depth + 1)
  }
  const read = ({ body, headers }: GmailPart): string => {
    const bytes = Buffer.from(body.data ?? '', 'base64url')
    if (bytes.length > limits.textBytes) found.isCut = true
    const type = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value ?? ''
    return decode(bytes.subarray(0, limits.textBytes), /charset="?([\w.-]+)/i.exec(type)?.[1])
  }
  if (payload) walk(payload, 0)
  return found
}

/** Gmail mostly hands on UTF-8 whatever the header says, and otherwise what the header says. */
function decode(bytes: Uint8Array, charset: string | undefined): string {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  try {
    // The last character may be cut in two.
    return utf8.decode(bytes, { stream: true })
  } catch {
    return decoderOf(charset).decode(bytes)
  }
}

function decoderOf(charset: string | undefined): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(charset ?? 'windows-1252')
  } catch {
    return new TextDecoder('windows-1252')
  }
}
