import { headersOf, type Folder, type MadeUpMessage } from '../made-up/made-up-messages.ts'

const labels: Record<Folder, readonly string[]> = {
  inbox: ['INBOX', 'CATEGORY_PERSONAL'],
  sent: ['SENT'],
  archive: ['CATEGORY_PERSONAL'],
  projects: ['Label_1', 'CATEGORY_PERSONAL'],
  newsletters: ['INBOX', 'CATEGORY_PROMOTIONS'],
  drafts: ['DRAFT'],
  spam: ['SPAM'],
  trash: ['TRASH'],
}

/** Gmail's own have their id for a name. */
export const allLabels = [...new Set(Object.values(labels).flat())].map((id) =>
  id === 'Label_1' ? { id, name: 'Projects', type: 'user' } : { id, name: id, type: 'system' },
)

/** A note to oneself is in both places at once. */
export const labelsOf = ({ folder, kind }: MadeUpMessage): readonly string[] =>
  kind === 'note to self' ? ['SENT', 'INBOX'] : labels[folder]

/** Labels that were made by name have ids made of it. */
export const idOfLabel = (name: string): string => `Label_${Buffer.from(name.toLowerCase()).toString('hex')}`

const allLabelsOf = (message: MadeUpMessage): string[] => [
  ...labelsOf(message),
  ...(message.isUnread ? ['UNREAD'] : []),
  ...(message.ownLabels ?? []).map(idOfLabel),
]

/** The words of a mail, in parts of MIME as Gmail takes them apart. */
function payloadOf({ html, text = '' }: MadeUpMessage, headers: object[], madeUp: string) {
  const part = (partId: string, mimeType: string, words: string, ofPart: object[]) => ({
    partId,
    mimeType,
    filename: '',
    headers: ofPart,
    body: { size: Buffer.byteLength(words), data: Buffer.from(words).toString('base64url') },
  })
  if (html === undefined) return part('', 'text/plain', text || madeUp, headers)
  const parts = [part('0', 'text/plain', text, []), part('1', 'text/html', html, [])]
  return { partId: '', mimeType: 'multipart/alternative', filename: '', headers, body: { size: 0 }, parts }
}

/** A message as `format` asks for it. The snippet is there although nobody asked: it must not be stored. */
export function writeMessage(message: MadeUpMessage, historyId: string, format: string, wanted: readonly string[]) {
  const { id, threadId, sentAt } = message
  const text = message.text ?? `The words of message ${id}, which are nobody's business.`
  const names = new Set(wanted.map((name) => name.toLowerCase()))
  const headers = headersOf(message)
    .filter(([name]) => format !== 'metadata' || names.size === 0 || names.has(name.toLowerCase()))
    .map(([name, value]) => ({ name, value }))
  const base = {
    id,
    threadId,
    labelIds: allLabelsOf(message),
    snippet: text,
    historyId,
    internalDate: String(sentAt.getTime()),
    sizeEstimate: 2_000 + text.length,
  }
  if (format === 'minimal') return base
  if (format === 'metadata') return { ...base, payload: { mimeType: 'text/plain', headers } }
  return { ...base, payload: payloadOf(message, headers, text) }
}
