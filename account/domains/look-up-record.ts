import { Resolver } from 'node:dns/promises'
import type { Services } from '@wellmet/platform/services.ts'
import { recordName, recordValue, type RecordState } from './domains.rules.ts'
import { domainsSettings } from './domains.settings.ts'

/** DNS answered: there is no such name, or no such record. */
const nothingThere = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Whether the TXT record of a domain says what it should. Takes up to six seconds, so never inside a transaction. A record
 * behind an alias does not count: many zones send every unknown name to a host of somebody else.
 */
export async function lookUpRecord(
  services: Services,
  { domain, token }: { domain: string; token: string },
): Promise<RecordState> {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  const { DNS_SERVERS } = services.config.get(domainsSettings)
  if (DNS_SERVERS.length > 0) resolver.setServers(DNS_SERVERS)
  // With a dot at the end the search list of the system is not tried.
  const name = `${recordName(domain)}.`
  const [aliases, records] = await Promise.all([
    answerOf(() => resolver.resolveCname(name)),
    answerOf(() => resolver.resolveTxt(name)),
  ])
  if (aliases === null || records === null) return 'silent'
  if (aliases.length > 0) return 'alias'
  // A record comes in pieces of 255 bytes.
  return records.some((pieces) => pieces.join('').trim() === recordValue(token)) ? 'there' : 'missing'
}

/** Null if no server gave an answer. */
async function answerOf<T>(ask: () => Promise<T[]>): Promise<T[] | null> {
  try {
    return await ask()
  } catch (error) {
    return nothingThere.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
  }
}
