import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { requestCompanyTokens } from '@wellmet/contacts/search-tokens/request-company-tokens.ts'
import { saveTokenVariants } from '@wellmet/contacts/search-tokens/save-search-tokens.ts'
import { directoryId } from '@wellmet/contacts/directory/directory.rules.ts'
import { requestPostings } from '../postings/request-postings.ts'
import { tokensOfCompany, wordsOfCompany } from './company-tokens.rules.ts'
import { listSpellings, upsertCompanyTokens } from './company-tokens.store.ts'

const slice = 2_000
const beforeAll = (-(2n ** 63n)).toString()

/**
 * In small transactions, as with people: each saves a slice and requests the next. Tokens are added and never taken away,
 * so a company that another network spells otherwise is found by both spellings.
 */
export async function saveCompanyTokens(
  { tx, services }: WorkContext,
  { networkId, after = beforeAll }: { networkId: number; after?: string | undefined },
): Promise<void> {
  const keys = personKeys(services)
  const companies = await listSpellings(tx, { networkId, after, limit: slice })
  await upsertCompanyTokens(tx, {
    companies: companies.map(({ companyId }) => companyId),
    tokens: companies.map(({ spellings }) =>
      JSON.stringify([...new Set(tokensOfCompany(spellings).map((token) => keys.token(token)))]),
    ),
  })
  await saveTokenVariants(
    tx,
    keys,
    companies.flatMap(({ spellings }) => wordsOfCompany(spellings)),
  )
  if (companies.length === slice) await requestCompanyTokens(tx, networkId, companies.at(-1)?.companyId)
  else if (networkId === directoryId) await requestPostings(tx, directoryId, services.now())
}
