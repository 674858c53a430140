import { notifications } from '@mantine/notifications'
import type { KnownFamiliarity } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { stepCorrectionsMessages } from '@wellmet/graph/step-corrections/step-corrections.messages.ts'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { useStepCorrections } from '../../graph/step-corrections/step-corrections.queries.ts'

type Stop = { id: string; name: string }

/** What was said last on this page, and how to take it back. */
export type Said = { message: string; next: string; undo: () => Promise<void> }

export type Correct = {
  know: (who: Stop, familiarity: KnownFamiliarity) => Promise<void>
  vouch: (from: Stop, to: Stop) => Promise<void>
  deny: (from: Stop, to: Stop) => Promise<void>
  isPending: boolean
}

export const useCorrect = (): { correct: Correct; said: Said | null } => {
  const [said, setSaid] = useState<Said | null>(null)
  const { know, vouch, deny, unmarkAsKnown, takeBackStep, isPending } = useStepCorrections()
  const attempt = async (change: () => Promise<Said | null>) => {
    try {
      setSaid(await change())
    } catch (error) {
      notifications.show({ message: stepCorrectionsMessages.notSaved({ reason: reasonOf(error) }) })
    }
  }
  const undoing = (takeBack: () => Promise<unknown>) => () =>
    attempt(async () => {
      await takeBack()
      return null
    })
  return {
    said,
    correct: {
      isPending,
      know: ({ id, name }, familiarity) =>
        attempt(async () => {
          await know(id, familiarity)
          return {
            message: stepCorrectionsMessages.known({ name }),
            next: stepCorrectionsMessages.knownNext(),
            undo: undoing(() => unmarkAsKnown(id)),
          }
        }),
      vouch: (from, to) =>
        attempt(async () => {
          const { id } = await vouch(from.id, to.id)
          return {
            message: stepCorrectionsMessages.knownWell({ one: from.name, other: to.name }),
            next: stepCorrectionsMessages.knownWellNext(),
            undo: undoing(() => takeBackStep(id)),
          }
        }),
      deny: (from, to) =>
        attempt(async () => {
          const { id } = await deny(from.id, to.id)
          return {
            message: stepCorrectionsMessages.notAcquainted({ one: from.name, other: to.name }),
            next: stepCorrectionsMessages.notAcquaintedNext(),
            undo: undoing(() => takeBackStep(id)),
          }
        }),
    },
  }
}
