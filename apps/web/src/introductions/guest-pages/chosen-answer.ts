import type { AskAnswer } from '@wellmet/introductions/guest-links/answer-link.rules.ts'

interface Chosen {
  answer: AskAnswer | undefined
  laterUntil: string | null
  /** When the page was opened. */
  laterBefore: string | null
}

/** What was chosen in the email is not chosen again once something is saved here. A "later" from before may still be changed. */
export const isStillToSave = ({ answer, laterUntil, laterBefore }: Chosen): boolean =>
  laterUntil === laterBefore && !(answer === 'later' && laterUntil !== null)
