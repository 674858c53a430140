/** What a button in the email to a connector says. The page that it opens asks for the rest and for a click. */
export const askAnswers = ['yes', 'later', 'no', 'do_not_know'] as const
export type AskAnswer = (typeof askAnswers)[number]

/** The guest page with this answer chosen and not given: mail scanners open every link. */
export const answerLink = (page: string, answer: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}answer=${answer}`
