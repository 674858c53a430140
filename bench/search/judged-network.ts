import type { Judged, NetworkName } from './judged-set.ts'
import { page } from './score.ts'

export interface Found {
  label: string
  status: string
  hops: number
  via: { id: string; name: string } | null
}

/** One row that the viewer may see, as it is shown. */
export interface Entry {
  label: string
  kind: number
  text: string
}

export interface Answered {
  found: Found[]
  /** The answer says that something was left out of the question or taken for a typo. */
  isWidened: boolean
}

/** A running product over one of the networks, and what only its seed knows. */
export interface JudgedNetwork {
  name: NetworkName
  ask(question: Judged): Promise<Answered>
  /** Of people within the viewer's reach: what the plain searches are given. */
  entriesFor(viewer: string): Promise<Entry[]>
  /** Whether the seed has contact both ways on the way that was shown. */
  isInTouch(viewer: string, found: Found): boolean
}

interface Reply {
  notice?: { code: string }
  corrected?: object[]
  results: {
    id: string
    name: string
    company: string | null
    path: { status: string; hops: number; viaId: string | null; viaName: string | null }
  }[]
}

export type Ask = (path: string, body: object) => Promise<Reply>

export async function searchAs(
  ask: Ask,
  { query, filter }: Judged,
  labelOf: (result: Reply['results'][number]) => string,
): Promise<Answered> {
  const { results, notice, corrected = [] } = await ask('/api/people/network-search', { query, filter, limit: page })
  const found = results.map((result) => ({
    label: labelOf(result),
    status: result.path.status,
    hops: result.path.hops,
    via: result.path.viaId === null ? null : { id: result.path.viaId, name: result.path.viaName! },
  }))
  return { found, isWidened: notice?.code === 'widened' || corrected.length > 0 }
}
