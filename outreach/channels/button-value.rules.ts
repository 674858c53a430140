import { buttonAnswers, type ButtonAnswer } from './channels.contract.ts'

/** Of which message, and what. Telegram takes 64 bytes. */
export const buttonValue = (messageId: string, answer: ButtonAnswer): string => `${messageId}.${answer}`

export function readButtonValue(value: string): { messageId: string; answer: ButtonAnswer } | null {
  const [, messageId, said] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\w+)$/.exec(value) ?? []
  const answer = buttonAnswers.find((one) => one === said)
  return messageId !== undefined && answer ? { messageId, answer } : null
}

/** The request that a notification asks about, by where it leads. */
export const askedIn = (link: string): string | null =>
  /^\/introductions\/asks#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(link)?.[1] ?? null
