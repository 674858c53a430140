import { isHosted } from '@wellmet/account/billing/stripe.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { openSite } from '../sites/show-site.ts'
import { foundingMessages } from './founding.messages.ts'
import { foundingSettings } from './founding.settings.ts'

type Configured = Pick<Services, 'config'>

const siteKeyOf = ({ config }: Configured): string | undefined => config.get(foundingSettings).FOUNDING_SITE

export const isOffered = (services: Configured): boolean => isHosted(services) && siteKeyOf(services) !== undefined

/** The workspace that writes the roadmap: 409 on a server that sells nothing, or names no site of its own. */
export async function expectFounding(services: Services): Promise<{ workspaceId: string }> {
  const key = siteKeyOf(services)
  if (!isHosted(services) || key === undefined) throw fail('not_configured', foundingMessages.notConfigured())
  return openSite(services, key)
}
