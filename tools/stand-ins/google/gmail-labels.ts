import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import type { Answer } from '../stand-in-protocol.ts'
import { idOfLabel } from './gmail-messages.ts'
import { googleError } from './google-answers.ts'

const made = new WeakMap<MadeUpMailbox, Map<string, string>>()

const namesIn = (mailbox: MadeUpMailbox): Map<string, string> =>
  made.get(mailbox) ?? made.set(mailbox, new Map()).get(mailbox)!

/** The labels that were made through the interface. */
export const madeLabels = (mailbox: MadeUpMailbox) =>
  [...namesIn(mailbox)].map(([id, name]) => ({ id, name, type: 'user' }))

export const nameOfLabel = (mailbox: MadeUpMailbox, id: string): string | undefined => namesIn(mailbox).get(id)

/** Upper and lower case are the same: the second of two is refused. */
export function createLabel({ name }: Record<string, unknown>, mailbox: MadeUpMailbox): Answer {
  const id = idOfLabel(String(name))
  if (namesIn(mailbox).has(id)) return googleError(409, 'aborted', 'Label name exists or conflicts')
  namesIn(mailbox).set(id, String(name))
  return { status: 200, body: { id, name, type: 'user' } }
}
