import type { Services } from '@wellmet/platform/services.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { keepVocabulary } from '@wellmet/contacts/search-tokens/keep-marks.ts'
import { companyName, marksOf, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { insertMarks, listUnmarked } from './company-words.store.ts'

const slice = 2_000

/** In small transactions, as with people. The marks of a company never change, so only new ones are written. */
export async function markCompanies({ database, config }: Services, owner: number): Promise<void> {
  const keys = personKeys(config.SECRET)
  for (let found = slice; found === slice;) {
    found = await database.system.asSystem(async (tx) => {
      const companies = await listUnmarked(tx, { owner, limit: slice })
      await insertMarks(tx, {
        companies: companies.map(({ companyId }) => companyId),
        marks: companies.map(({ name }) => JSON.stringify(marksOfCompany(name).map((mark) => keys.mark(mark)))),
      })
      await keepVocabulary(
        tx,
        keys,
        companies.flatMap(({ name }) => wordsOf(companyName(name))),
      )
      return companies.length
    })
  }
}

/** Found like a person by their name: by words, beginnings, and with one slip. Legal forms are not part of it. */
const marksOfCompany = (name: string): string[] =>
  marksOf({ name: companyName(name), company: null, title: null, location: null })
