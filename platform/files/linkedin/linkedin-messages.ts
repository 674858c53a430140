import { createHash } from 'node:crypto'
import { cleanText } from '../text/clean-text.rules.ts'
import { mapTable, type TableRow, type TableShape } from '../text/csv-table.ts'
import { limits } from '../limits.rules.ts'
import { messageTime } from './linkedin-dates.rules.ts'
import { recipientsOf } from './linkedin-recipients.rules.ts'
import { handleOf, isNobody } from '../person-handle.ts'
import type { MessageRecord, SkippedRow, SkipReason } from '../records.ts'

type Column = 'conversation' | 'from' | 'senderUrl' | 'to' | 'recipientUrls' | 'date' | 'content' | 'folder' | 'isDraft'

/** The mark of an advertisement stands in the first tag of its body; nothing else of a text is looked at. */
const beginningOfContent = 200
const advertisement = /spinmail-quill-editor/

/** 9 to 14 columns over the years, in changing order; `SUBJECT` answers to no name here and is never read. */
export const messageShape: TableShape<Column> = {
  columns: {
    conversation: /^conversation id$/,
    from: /^from$/,
    senderUrl: /^sender profile url$/,
    to: /^to$/,
    recipientUrls: /^recipient profile urls?$/,
    date: /^date$/,
    content: /^content$/,
    folder: /^folder$/,
    isDraft: /^is (?:message|conversation) draft$/,
  },
  needs: ['conversation', 'from', 'to', 'date'],
  keep: { content: beginningOfContent },
}

export const readMessages = (
  text: AsyncIterable<string>,
  file = 'messages.csv',
): AsyncGenerator<MessageRecord | SkippedRow> => mapTable(text, file, messageShape, messageOf)

function messageOf(row: TableRow<Column>): MessageRecord | SkipReason {
  if (row.all('isDraft').some((flag) => /^yes$/i.test(flag))) return 'draft'
  const at = messageTime(row.get('date'))
  if (at === undefined) return 'date_unreadable'
  const sender = row.get('from')
  const senderUrl = row.get('senderUrl')
  if (sender === '' && senderUrl === '') return 'sender_missing'
  const from = handleOf({ name: sender, url: senderUrl })
  const { recipients, count } = recipientsOf(row.get('to'), row.get('recipientUrls'))
  const conversation = cleanText(row.get('conversation')) ?? ''
  return {
    kind: 'message',
    ref: refOf(conversation, at, senderUrl || sender),
    channel: 'linkedin',
    at,
    from,
    to: recipients.slice(0, limits.peoplePerRecord).map(handleOf),
    cc: [],
    isMachine: isMachine(row, sender, from.linkedinSlug),
    people: count + 1,
    threadRef: conversation,
  }
}

/** Advertisements have a sender without a profile. So have members who closed their account, but those are called so. */
function isMachine(row: TableRow<Column>, sender: string, slug: string | undefined): boolean {
  if (/^spam$/i.test(row.get('folder')) || advertisement.test(row.get('content'))) return true
  return slug === undefined && row.has('senderUrl') && !isNobody(sender)
}

const refOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)
