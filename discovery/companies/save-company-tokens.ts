import type { Services } from '@wellmet/platform/services.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { saveTokenVariants } from '@wellmet/contacts/search-tokens/save-search-tokens.ts'
import { companyName, tokensOf, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { insertCompanyTokens, listCompaniesWithoutTokens } from './company-tokens.store.ts'

const slice = 2_000

/** In small transactions, as with people. The marks of a company never change, so only new ones are written. */
export async function saveCompanyTokens({ database, config }: Services, networkId: number): Promise<void> {
  const keys = personKeys(config.SECRET)
  for (let found = slice; found === slice;) {
    found = await database.system.asSystem(async (tx) => {
      const companies = await listCompaniesWithoutTokens(tx, { networkId, limit: slice })
      await insertCompanyTokens(tx, {
        companies: companies.map(({ companyId }) => companyId),
        tokens: companies.map(({ name }) => JSON.stringify(tokensOfCompany(name).map((mark) => keys.mark(mark)))),
      })
      await saveTokenVariants(
        tx,
        keys,
        companies.flatMap(({ name }) => wordsOf(companyName(name))),
      )
      return companies.length
    })
  }
}

/** Found like a person by their name: by words, beginnings, and with one slip. Legal forms are not part of it. */
const tokensOfCompany = (name: string): string[] =>
  tokensOf({ name: companyName(name), company: null, title: null, location: null })
