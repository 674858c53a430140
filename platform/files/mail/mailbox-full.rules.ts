/** RFC 3463: the class, the subject and the detail. */
const enhancedCode = /(?:^|[\s-])([245]\.\d{1,3}\.\d{1,3})(?=[\s:,]|$)/

/**
 * Whether a server refused a message only because the mailbox is full. It says so with a code that means for ever (5.2.2),
 * and takes mail again when its owner has cleaned up: unlike 5.1.1, which says that there is no such mailbox.
 */
export function isMailboxFull(answer: string): boolean {
  const code = enhancedCode.exec(answer)?.[1]
  if (code !== undefined) return code === '5.2.2' || code === '4.2.2'
  return /\b(?:over quota|mailbox (?:is )?full)\b/i.test(answer)
}
