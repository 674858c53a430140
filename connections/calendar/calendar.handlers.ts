import { serve } from '@wellmet/platform/http/serve.ts'
import { familyHandlers } from '../engine/consent-handlers.ts'
import { byConsent, type Provider } from '../engine/provider.ts'
import { sourcesOf } from '../engine/start-consent.ts'
import { calendar } from './calendar.contract.ts'

export function calendarRoutes(providers: readonly Provider[]) {
  const withCalendar = byConsent(providers).filter((provider) => sourcesOf(provider).includes('calendar'))
  const { one, statuses, offers } = familyHandlers(withCalendar, 'calendar')
  return serve(calendar)({
    status: statuses,
    providers: offers,
    provider: one.status,
    start: one.start,
    callback: one.callback,
    disconnect: one.disconnect,
  })
}
