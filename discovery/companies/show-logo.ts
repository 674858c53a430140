import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { findCompany } from './companies.store.ts'
import { companyLogoSettings, logoAddressOf } from './company-logo.settings.ts'
import { toDataUrl } from './logo-image.rules.ts'

const week = 7 * 24 * 60 * 60
/** Larger ones are no logos for a page, and the cache has to hold them. */
const maxBytes = 32 << 10
const totalMs = 4000

/** The logo of a company that the viewer can see, as an address that holds the image; null where there is none. */
export async function showLogo(call: MemberCall, id: string): Promise<{ logo: string | null }> {
  const company = companyIds(call).read(id)?.toString()
  const row = await call.db.transaction(async (tx) =>
    company === undefined ? undefined : await findCompany(tx, { company }),
  )
  if (!row) throw notFound('company')
  const address = logoAddressOf(call.services.config.get(companyLogoSettings), row.domain)
  return { logo: address === null ? null : await loadLogo(call.services, address) }
}

/** Asked once a week for the whole server: each request says who is looked at. A server that fails is asked again. */
async function loadLogo({ cache, outbound }: Services, address: string): Promise<string | null> {
  const load = async (): Promise<string | null> => {
    const { status, body } = await outbound.request(address, { maxTries: 1, totalMs, maxBytes })
    return status === 200 ? toDataUrl(body) : null
  }
  try {
    return (await cache.get(`company-logo:${address}`, { tags: [], ttlSeconds: week, load })).value
  } catch (error) {
    if (error instanceof OutboundError) return null
    throw error
  }
}
