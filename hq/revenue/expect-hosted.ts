import { isHosted } from '@wellmet/account/billing/stripe.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { revenueMessages } from './revenue.messages.ts'

/** A server that sells nothing has no revenue to show: 409. */
export function expectHosted(services: Pick<Services, 'config'>): void {
  if (!isHosted(services)) throw fail('not_configured', revenueMessages.notConfigured())
}
