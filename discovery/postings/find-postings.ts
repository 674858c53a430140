import type { Tx } from '@wellmet/platform/database/connection.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import type { AskedWord, List, Postings } from './postings.rules.ts'
import { listReach } from './postings.store.ts'
import { readDirectoryPostings, readPostings } from './read-postings.store.ts'
import { indirectRelationships, together } from './reach.rules.ts'

export interface PostingsAsked {
  me: number | null
  words: readonly AskedWord[]
  /** As PostgreSQL reads tsqueries: for the few entries that are read. */
  queries: readonly string[]
  /** Whatever an entry must have one of. */
  any: string
}

/** What a transaction has read for a viewer: the steps of one search ask for mostly the same words. */
interface Known {
  lists: Map<string, List[]>
  reach: Int32Array
  /** Whether the index holds everybody, so that no entry has to be read. */
  isWhole: boolean
}

const knownIn = new WeakMap<Tx, Map<number | null, Known>>()

/** What the index holds for these words, as far as the viewer may see it. */
export async function findPostings(tx: Tx, asked: PostingsAsked): Promise<Postings> {
  const { me, words, queries, any } = asked
  const known = knownIn.get(tx)?.get(me)
  const wanted = known ? words.filter((word) => !known.lists.has(keyOf(word))) : words
  if (known?.isWhole && wanted.length === 0) return postingsOf(words, known, noIntegers)
  const read = await readPostings(tx, { me, ...rangesOf(wanted), queries: [...queries], any })
  const lists = listsIn(wanted, integersIn(read.lists))
  const all: Known = {
    lists: known ? new Map([...known.lists, ...lists]) : lists,
    reach: known?.reach ?? (read.reach === null ? await reachOf(tx, me) : integersIn(read.reach)),
    isWhole: read.isWhole,
  }
  knownIn.set(tx, (knownIn.get(tx) ?? new Map<number | null, Known>()).set(me, all))
  return postingsOf(words, all, integersIn(read.entries))
}

/** The same of everybody whom the directory lists. */
export async function findDirectoryPostings(
  tx: Tx,
  { words, queries, any }: Omit<PostingsAsked, 'me'>,
): Promise<Postings> {
  const { lists, entries } = await readDirectoryPostings(tx, { ...rangesOf(words), queries: [...queries], any })
  const known = { lists: listsIn(words, integersIn(lists)), reach: noIntegers }
  return postingsOf(words, known, integersIn(entries))
}

const noIntegers = new Int32Array()

const postingsOf = (
  words: readonly AskedWord[],
  { lists, reach }: Pick<Known, 'lists' | 'reach'>,
  entries: Int32Array,
): Postings => ({ lists: words.map((word) => getFrom(lists, keyOf(word))), reach, entries })

const keyOf = ({ word, isBegun }: AskedWord): string => (isBegun ? `${word}*` : word)

/** Behind every word that begins with what stands before it. */
const lastLetter = '\u{10FFFF}'

const rangesOf = (words: readonly AskedWord[]) => ({
  words: words.map(({ word }) => word),
  ends: words.map(({ word, isBegun }) => (isBegun ? word + lastLetter : '')),
})

const reachOf = async (tx: Tx, networkId: number | null): Promise<Int32Array> => {
  if (networkId === null) return noIntegers
  const { hits } = await listReach(tx, { networkId, ...indirectRelationships, ...together })
  return hits === null ? noIntegers : integersOf(new Uint8Array(hits))
}

/** One after the other: the number of the word from 1, the trust, how many hits there are, and the hits. */
function listsIn(words: readonly AskedWord[], integers: Int32Array): Map<string, List[]> {
  const lists = words.map((): List[] => [])
  for (let at = 0; at < integers.length;) {
    const [number = 0, trust = 0, count = 0] = integers.subarray(at, at + 3)
    const end = at + 3 + 3 * count
    lists[number - 1]?.push({ trust, hits: integers.subarray(at + 3, end) })
    at = end
  }
  return new Map(words.map((word, i) => [keyOf(word), lists[i] ?? []]))
}

const integersIn = (base64: string | null): Int32Array =>
  base64 === null || base64 === '' ? noIntegers : integersOf(Uint8Array.from(Buffer.from(base64, 'base64')))

/** PostgreSQL sends the high byte first. */
function integersOf({ buffer }: Uint8Array<ArrayBuffer>): Int32Array {
  Buffer.from(buffer).swap32()
  return new Int32Array(buffer)
}
