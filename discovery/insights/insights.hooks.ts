import { hook } from '@wellmet/platform/events/hook.ts'

/** Contacts of the viewer; whoever follows the hook adds those who answered the viewer since then. */
export interface AnswersNeeded {
  readonly people: readonly string[]
  readonly since: Date
  readonly answered: Set<string>
}

/** A yes to a request is contact too, although no mailbox shows it. */
export const answersNeeded = hook<AnswersNeeded>('answers.needed')
