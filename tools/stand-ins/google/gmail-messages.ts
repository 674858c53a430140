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

/** A message as `format` asks for it. The snippet is there although nobody asked: it must not be stored. */
export function writeMessage(message: MadeUpMessage, historyId: string, format: string, wanted: readonly string[]) {
  const { id, threadId, sentAt } = message
  const text = `The words of message ${id}, which are nobody's business.`
  const names = new Set(wanted.map((name) => name.toLowerCase()))
  const headers = headersOf(message)
    .filter(([name]) => format !== 'metadata' || names.size === 0 || names.has(name.toLowerCase()))
    .map(([name, value]) => ({ name, value }))
  const base = {
    id,
    threadId,
    labelIds: labelsOf(message),
    snippet: text,
    historyId,
    internalDate: String(sentAt.getTime()),
    sizeEstimate: 2_000 + text.length,
  }
  if (format === 'minimal') return base
  if (format === 'metadata') return { ...base, payload: { mimeType: 'text/plain', headers } }
  const body = { size: text.length, data: Buffer.from(text).toString('base64url') }
  return { ...base, payload: { partId: '', mimeType: 'text/plain', filename: '', headers, body } }
}
