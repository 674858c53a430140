import { defineMessages } from '../messages/messages.ts'

export const databaseMessages = defineMessages('database', {
  askAgain: 'Repeat the request with the same Idempotency-Key. It will be done only once.',
  busy: 'Too many changes are being made here at the same time. Nothing was changed. Try again.',
  exhausted:
    'The database has no room left for changes. Nothing was changed. Try again later, or tell your server administrator.',
  slow: 'The database is taking too long to respond. Try again in a moment.',
  unreachable: 'The database can’t be reached. Nothing was changed. Try again in a moment.',
  workspaceMoved: 'This workspace has moved to another server. Nothing was changed. Sign in there.',
  workspaceMoves: 'This workspace is being moved to another server. Nothing was changed. Try again in a minute.',
})
