import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { findContactStates } from './find-contact-states.ts'
import { quietStrength, quietWindow, quietWords } from './movement.rules.ts'
import { weighContacts } from './weigh-contacts.ts'

export interface QuietContact {
  readonly id: string
  readonly name: string
  readonly personState: PersonState
  /** Rendered when it is read, because a job writes in another language than it runs in. */
  readonly words: () => string
}

/** The contact with whom the viewer loses touch next, of those whom they know well. */
export const findQuietest = (call: ReaderCall): Promise<QuietContact | null> =>
  call.db.transaction(async (tx) => {
    const today = utcDay(call.services.now())
    const weighed = await weighContacts(tx, today, quietWindow(today))
    const [quietest] = weighed
      .flatMap(({ row, strengthOn }) => {
        const strength = quietStrength(strengthOn, row.lastDay, today)
        return strength === null ? [] : [{ row, strength }]
      })
      .toSorted((a, b) => a.row.lastDay - b.row.lastDay || b.strength - a.strength)
    if (!quietest) return null
    const { personId, name, lastDay } = quietest.row
    const contact = { id: personIds(call).show(BigInt(personId)), name }
    const [line] = (await findContactStates(tx, call, [{ contact }]))([{ contact }])
    return line ? { ...line.contact, words: () => quietWords(name, lastDay, today) } : null
  })
