import type { Message } from '@wellmet/platform/messages/messages.ts'

/** A message that no catalog has, so it is shown as it is. */
export const sentence = (text: string): Message => ({ code: 'test.sentence', params: {}, text })
