import { settings } from '@wellmet/platform/config/settings.ts'
import { SiteKey } from '../sites/sites.contract.ts'

export const foundingSettings = settings({
  FOUNDING_SITE: SiteKey.optional().describe(
    'of a hosted service: the public key of your own site, whose published roadmap the first hundred customers vote on',
  ),
})
