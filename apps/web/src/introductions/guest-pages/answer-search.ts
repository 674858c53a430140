import { askAnswers } from '@wellmet/introductions/guest-links/answer-link.rules.ts'
import type { TargetConsent } from '@wellmet/introductions/asks/asks.contract.ts'
import { allOf, SearchChoice, searchParams } from '../../kit/search-params.ts'

/** What a button in the email said. It is chosen on the page, and given by nothing but a click there. */
export const AskAnswerSearch = searchParams({ answer: SearchChoice(askAnswers) })

const consents = allOf<TargetConsent>({ yes: true, not_now: true, never: true })
export const ConsentAnswerSearch = searchParams({ answer: SearchChoice(consents) })
