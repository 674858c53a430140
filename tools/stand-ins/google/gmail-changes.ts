import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import type { MadeUpMessage } from '../made-up/made-up-messages.ts'
import type { Answer } from '../stand-in-protocol.ts'
import { nameOfLabel } from './gmail-labels.ts'
import { googleError } from './google-answers.ts'

/** Changes the labels of up to a thousand messages. What is not there is passed over, and nothing is answered. */
export function batchModify(given: Record<string, unknown>, mailbox: MadeUpMailbox): Answer {
  const ids = listIn(given['ids'])
  const [add, remove] = [listIn(given['addLabelIds']), listIn(given['removeLabelIds'])]
  if (ids.length === 0 || ids.length > 1000) return googleError(400, 'invalidArgument', 'Invalid ids')
  const own = [...add, ...remove].filter((id) => id.startsWith('Label_') && id !== 'Label_1')
  if (own.some((id) => nameOfLabel(mailbox, id) === undefined)) {
    return googleError(400, 'invalidArgument', `Invalid label: ${own[0]}`)
  }
  for (const id of ids) {
    const message = mailbox.messages.find(id)
    if (message) mailbox.messages.update(id, changed(mailbox, message, add, remove))
  }
  return { status: 204, body: '' }
}

const listIn = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : [])

function changed(mailbox: MadeUpMailbox, message: MadeUpMessage, add: string[], remove: string[]) {
  const names = (ids: string[]): string[] => ids.flatMap((id) => nameOfLabel(mailbox, id) ?? [])
  const ownLabels = new Set([...(message.ownLabels ?? []), ...names(add)])
  for (const name of names(remove)) ownLabels.delete(name)
  const isUnread = (message.isUnread === true || add.includes('UNREAD')) && !remove.includes('UNREAD')
  const folder =
    remove.includes('INBOX') && message.folder === 'inbox'
      ? ('archive' as const)
      : add.includes('INBOX') && message.folder === 'archive'
        ? ('inbox' as const)
        : message.folder
  return { isUnread, folder, ownLabels: [...ownLabels] }
}
