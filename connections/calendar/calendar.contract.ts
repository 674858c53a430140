import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { callback, disconnect, offers, start, status, statuses } from '../engine/consent-endpoints.contract.ts'

/** As they stand in the paths. */
export const calendarNames = ['google', 'microsoft'] as const
const named = { params: z.strictObject({ provider: z.enum(calendarNames) }) }

/** Calendars alone, for members who want nothing else of an account read. */
export const calendar = contract('calendar', {
  status: statuses('GET /api/calendar/status', 'My calendars, and how far reading them has come'),
  providers: offers('GET /api/calendar/providers', 'Whose calendars can be connected'),
  provider: status(
    'GET /api/calendar/providers/:provider',
    'My calendars with one provider, and how far reading them has come',
    named,
  ),
  start: start('GET /api/calendar/:provider/oauth/start', 'Where to go to connect a calendar, and nothing else', named),
  callback: callback(
    'GET /api/calendar/:provider/oauth/callback',
    'Takes what a provider says when it sends me back',
    named,
  ),
  disconnect: disconnect(
    'POST /api/calendar/:provider/disconnect',
    'Stop reading my calendars with a provider, and delete what was read from them',
    named,
  ),
})
