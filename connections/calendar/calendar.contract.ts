import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import {
  ConnectedAccount,
  ConsentAnswer,
  ConsentUrl,
  ProviderOffer,
  ProviderStatus,
} from '../engine/engine.contract.ts'

/** As they stand in the paths. */
export const calendarNames = ['google', 'microsoft'] as const
const params = z.strictObject({ provider: z.enum(calendarNames) })

/** Calendars alone, for members who want nothing else of an account read. */
export const calendar = contract('calendar', {
  status: {
    route: 'GET /api/calendar/status',
    access: 'viewer',
    summary: 'My calendars, and how far reading them has come',
    reply: z.object({ items: z.array(ProviderStatus) }),
  },
  providers: {
    route: 'GET /api/calendar/providers',
    access: 'viewer',
    summary: 'Whose calendars can be connected',
    reply: z.object({ items: z.array(ProviderOffer) }),
  },
  provider: {
    route: 'GET /api/calendar/providers/:provider',
    access: 'viewer',
    summary: 'My calendars with one provider, and how far reading them has come',
    params,
    reply: ProviderStatus,
  },
  start: {
    route: 'GET /api/calendar/:provider/oauth/start',
    access: 'member',
    summary: 'Where to go to connect a calendar, and nothing else',
    params,
    reply: ConsentUrl,
    keys: 'never',
    rate: { points: 30, seconds: 3600 },
  },
  callback: {
    route: 'GET /api/calendar/:provider/oauth/callback',
    access: 'member',
    summary: 'Takes what a provider says when it sends me back',
    params,
    query: ConsentAnswer,
    reply: ConnectedAccount,
    keys: 'never',
    rate: { points: 60, seconds: 3600 },
  },
  disconnect: {
    route: 'POST /api/calendar/:provider/disconnect',
    access: 'member',
    summary: 'Stop reading my calendars with a provider, and delete what was read from them',
    params,
    status: 202,
    reply: ProviderStatus,
    keys: 'never',
  },
})
