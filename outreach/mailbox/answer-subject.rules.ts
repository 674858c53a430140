/** Mail programs put an answer into its thread by its subject, too. */
export const answerSubject = (subject: string): string =>
  /^\s*(?:re|aw|sv|antw)\s*:/i.test(subject) ? subject.slice(0, 200) : `Re: ${subject}`.trim().slice(0, 200)
