import type { Tx } from '@wellmet/platform/database/connection.ts'
import { sourceLocale, type Language } from '@wellmet/platform/messages/locale.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { linkDays, type Purpose } from './guest-links.rules.ts'
import { extendGuestLinks, insertGuestLink } from './guest-links.store.ts'

const pages: Record<Purpose, string> = { connector: 'guest/asks', target: 'guest/consents', outcome: 'guest/asks' }

/**
 * Returns the URL of the page. The token is only in the email; the database has its hash. The page is first shown in the
 * language of the email, to whoever has chosen none.
 */
export async function createGuestLink(
  tx: Tx,
  services: Services,
  requestId: string,
  purpose: Purpose,
  language: Language | null,
): Promise<string> {
  const token = newSecret()
  const now = services.now()
  const expiresAt = addDays(now, linkDays[purpose])
  await insertGuestLink(tx, { tokenHash: hashSecret(token), requestId, purpose, now, expiresAt })
  return `${services.config.PUBLIC_URL}/${pages[purpose]}/${token}${language === null || language === sourceLocale ? '' : `?lang=${language}`}`
}

/** The connector's links of this request work as long after `from` as a new link would. */
export async function extendConnectorLinks(tx: Tx, requestId: string, from: Date): Promise<void> {
  await extendGuestLinks(tx, { requestId, expiresAt: addDays(from, linkDays.connector) })
}
