import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { workDomains } from '@wellmet/platform/files/text/domains.rules.ts'
import { everyWordOf, tokensOf, variantsOf } from '@wellmet/identity/search-words/search-words.rules.ts'
import {
  deleteTokens,
  listContactsOf,
  mergeTokens,
  upsertSearchTokens,
  upsertTokenVariants,
} from './search-tokens.store.ts'

const batch = 10_000

// The tokens of a person are one row for everybody who has them as a contact, so only the system writes them. Only the release
// before this one searches by them; it may run beside this one during an upgrade.

/**
 * Adds the tokens by which these contacts are found. It runs in the transaction that writes the contacts: if another
 * member's import made a contact findable earlier, that would reveal the import.
 */
export async function saveSearchTokens(
  tx: Tx,
  keys: PersonKeys,
  networkId: number,
  people: readonly string[],
): Promise<void> {
  const ordered = people.map(BigInt).toSorted((a, b) => (a < b ? -1 : 1))
  const words = new Set<string>()
  for (let from = 0; from < ordered.length; from += batch) {
    const part = ordered.slice(from, from + batch).map(String)
    const contacts = (await listContactsOf(tx, { networkId, people: part })).map(({ emails, ...contact }) => ({
      ...contact,
      domains: workDomains(emails ?? []),
    }))
    for (const contact of contacts) for (const word of everyWordOf(contact)) words.add(word)
    // As the system: search tokens are one row for all networks that have the person
    await asSystem(tx, (system) =>
      upsertSearchTokens(system, {
        people: contacts.map(({ personId }) => personId),
        tokens: contacts.map((contact) => JSON.stringify(tokensOf(contact).map((token) => keys.token(token)))),
      }),
    )
  }
  await saveTokenVariants(tx, keys, words)
}

/** PostgreSQL took 316 MB for the 63,000 words of 30,000 contacts at once. */
const wordBatch = 5_000

/** Call it last in a transaction. Words are locked in the order of their numbers, so locks are short and cannot deadlock. */
export async function saveTokenVariants(tx: Tx, keys: PersonKeys, words: Iterable<string>): Promise<void> {
  const numbered = [...new Set(words)].map((word) => ({ word, number: keys.token(`word:${word}`) }))
  if (numbered.length === 0) return
  numbered.sort((a, b) => a.number - b.number)
  await asSystem(tx, async (system) => {
    for (let from = 0; from < numbered.length; from += wordBatch) {
      const part = numbered.slice(from, from + wordBatch)
      await upsertTokenVariants(system, {
        tokens: part.map(({ number }) => number),
        variants: part.map(({ word }) => JSON.stringify(variantsOf(word).map((token) => keys.token(token)))),
      })
    }
  })
}

/** Two contacts became one: the survivor is found by the tokens of both. */
export const mergeSearchTokens = (tx: Tx, survivors: string[], gone: string[]): Promise<number> =>
  asSystem(tx, (system) => mergeTokens(system, { survivors, gone }))

/** Deletes the tokens of people who are no longer in any network. */
export const deleteSearchTokens = (tx: Tx, people: string[]): Promise<number> =>
  asSystem(tx, (system) => deleteTokens(system, { people }))
