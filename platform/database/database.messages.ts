import { defineMessages } from '../messages/messages.ts'

export const databaseMessages = defineMessages('database', {
  askAgain: 'Repeat the request with the same Idempotency-Key. It will be done only once.',
  busy: 'Too many changes are being made here at the same time. Nothing was changed. Try again.',
  unreachable: 'The database can’t be reached. Nothing was changed. Try again in a moment.',
})
