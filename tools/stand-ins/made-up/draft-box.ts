import { randomBytes } from 'node:crypto'
import type { MadeUpMailbox } from './made-up-mailbox.ts'

/** A message as somebody else's mail server would get it. */
export interface LeftMail {
  account: string
  raw: string
  headers: ReadonlyMap<string, string>
  at: Date
}

export interface MadeUpDraft {
  id: string
  messageId: string
  threadId: string
  raw: string
}

/** The drafts of one mailbox, and what became of them. */
export interface DraftBox {
  drafts: Map<string, MadeUpDraft>
  save(raw: string, threadId: string | null): MadeUpDraft
  /** Sends it and adds it to the mailbox; undefined if it is not there, such as after it was sent. */
  send(id: string): { draft: MadeUpDraft; sentId: string } | undefined
}

export interface DraftBoxes {
  of(mailbox: MadeUpMailbox): DraftBox
  /** All that left, in order. */
  left: LeftMail[]
  /** As some providers do with a Message-ID that they did not make. */
  replacesMessageIds: boolean
}

export function createDraftBoxes(): DraftBoxes {
  const boxes = new WeakMap<MadeUpMailbox, DraftBox>()
  const made: DraftBoxes = {
    left: [],
    replacesMessageIds: false,
    of(mailbox) {
      const known = boxes.get(mailbox)
      if (known) return known
      const box = openBox(mailbox, made)
      boxes.set(mailbox, box)
      return box
    },
  }
  return made
}

function openBox(mailbox: MadeUpMailbox, boxes: DraftBoxes): DraftBox {
  const drafts = new Map<string, MadeUpDraft>()
  const newId = (): string => randomBytes(8).toString('hex')
  return {
    drafts,
    save(raw, threadId) {
      const draft = { id: `r${newId()}`, messageId: newId(), threadId: threadId ?? newId(), raw }
      drafts.set(draft.id, draft)
      return draft
    },
    send(id) {
      const draft = drafts.get(id)
      if (!draft) return undefined
      drafts.delete(id)
      const account = mailbox.account.address
      const headers = headersIn(draft.raw)
      if (boxes.replacesMessageIds) headers.set('message-id', `<${newId()}@replaced.example>`)
      boxes.left.push({ account, raw: draft.raw, headers, at: new Date() })
      const sent = mailbox.messages.add({
        kind: 'conversation',
        folder: 'sent',
        threadId: draft.threadId,
        sentAt: new Date(),
        from: mailbox.account,
        to: [{ name: '', address: (headers.get('to') ?? '').replace(/^.*<|>.*$/g, '') }],
        cc: [],
        subject: headers.get('subject') ?? '',
        messageId: headers.get('message-id') ?? '',
        extraHeaders: [...headers].filter(([name]) => name.startsWith('x-')),
      })
      return { draft, sentId: sent.id }
    },
  }
}

/** The headers of a message by their names in lower case, with folded lines joined. */
export function headersIn(raw: string): Map<string, string> {
  const head = raw.slice(0, raw.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ')
  return new Map(
    head.split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
}
