import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { sitesMessages } from './sites.messages.ts'
import { sitesSettings } from './sites.settings.ts'

/**
 * Where published pages are. Null without one, and where it is the host name of the product: members write these pages, and
 * there they would be beside the sessions of everybody.
 */
export function pagesUrlOf({ config }: Pick<Services, 'config'>): string | null {
  const { PAGES_URL } = config.get(sitesSettings)
  if (PAGES_URL === undefined) return null
  return new URL(PAGES_URL).hostname === new URL(config.PUBLIC_URL).hostname ? null : PAGES_URL
}

export function expectPagesUrl(services: Pick<Services, 'config'>): string {
  const pagesUrl = pagesUrlOf(services)
  if (pagesUrl === null) throw fail('not_configured', sitesMessages.pagesOff())
  return pagesUrl
}
