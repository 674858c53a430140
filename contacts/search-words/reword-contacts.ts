import { runHook } from '@wellmet/platform/events/hook.ts'
import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { workDomains } from '@wellmet/platform/files/text/domains.rules.ts'
import { lexemeOf, searchVector } from '@wellmet/identity/search-words/search-words.rules.ts'
import { searchWordsVersion } from '@wellmet/identity/search-words/words-version.rules.ts'
import { occupationsOf } from '@wellmet/identity/titles/titles-alike.ts'
import { contactsReworded } from './search-words.hooks.ts'
import { rewordContactsJob } from './search-words.jobs.ts'
import { listContactsToReword, listNetworksToReword, updateWords, upsertWordedNetwork } from './search-words.store.ts'

/** So many networks are asked for at a time; the next run asks for the rest. */
const mostNetworks = 1_000

const requestStep = (tx: Tx, networkId: number, after?: string): Promise<void> =>
  enqueue(
    tx,
    rewordContactsJob,
    { networkId, ...(after === undefined ? {} : { after }) },
    // One after the other: nobody waits for these, and there are many.
    { key: `reword-contacts:${networkId}`, queue: 'reword-contacts' },
  )

/** After an upgrade that finds contacts by other words: asks for every network that still has the earlier ones. */
export async function refreshSearchWords(tx: Tx): Promise<void> {
  for (const { networkId } of await listNetworksToReword(tx, { version: searchWordsVersion, limit: mostNetworks }))
    await requestStep(tx, networkId)
}

/** About a second each. */
const step = 2_000

/**
 * Writes the words of the next contacts of a network, and asks for the step after it in the same transaction, so that
 * whatever is interrupted goes on from there. Run again, it changes nothing.
 */
export async function rewordContacts(
  context: WorkContext,
  { networkId, after }: { networkId: number; after?: string | undefined },
): Promise<void> {
  const { tx, services } = context
  const contacts = await listContactsToReword(tx, { networkId, after: after ?? null, limit: step })
  const changed = await updateWords(tx, {
    networkId,
    people: contacts.map(({ personId }) => personId),
    searchVectors: contacts.map(wordsOfContact),
  })
  if (changed > 0) await runHook(context, contactsReworded, { networkId, now: services.now() })
  const last = contacts.at(-1)
  if (last && contacts.length === step) return requestStep(tx, networkId, last.personId)
  await upsertWordedNetwork(tx, { networkId, version: searchWordsVersion })
}

type ContactRow = Awaited<ReturnType<typeof listContactsToReword>>[number]

/** Whoever moved is found by where they were before, which may be written nowhere else. */
function wordsOfContact({ emails, formerWords, ...contact }: ContactRow): string {
  const words = searchVector({
    ...contact,
    occupations: occupationsOf(contact),
    domains: workDomains(emails ?? []),
  })
  const kept = formerWords.map((word) => `'${lexemeOf(word)}':`).filter((word) => !words.includes(word))
  return [words, ...kept.map((word) => `${word}1C`)].join(' ')
}
