/** A question as somebody asked it, and who should come. */
export interface WorldQuestion {
  readonly asker: string
  readonly kind: string
  readonly text: string
  /** Nobody fits, or nothing that is imported can tell. */
  readonly isNobody: boolean
  /** By person, 3 to 1. */
  readonly grades: ReadonlyMap<string, number>
}

export interface WorldAnswer {
  /** Best first; null is somebody of whom the world knows nothing. */
  readonly people: readonly (string | null)[]
  /** The answer says that it is not quite what was asked for. */
  readonly isMarked: boolean
  readonly notice: string | null
  readonly ms: number
  readonly reply: SearchReply
}

/** What the plain searches are given of a person: names, titles and companies as files have them. */
export interface WorldDocument {
  readonly id: string
  readonly text: string
  /** How close they are: equals come in this order. */
  readonly closeness: number
}

/** People, what is known of them, and questions about them, on a running product. */
export interface World {
  readonly name: string
  readonly questions: readonly WorldQuestion[]
  readonly documents: readonly WorldDocument[]
  ask(text: string): Promise<WorldAnswer>
  mayBeSeen: (id: string) => boolean
  /** Who asks. */
  viewerId(): Promise<string>
}

export interface SearchReply {
  notice?: { code: string; message: string; next: string }
  corrected?: { typed: string; meant: string }[]
  knownAt?: { name: string; count: number }
  total: number
  totalIs: string
  next: string | null
  results: {
    id: string
    name: string
    role?: string | null
    company: string | null
    source: string
    isNear?: true
    path?: { status: string; viaName: string | null }
  }[]
}

/** One page of network search. */
export async function askFor(
  text: string,
  post: (path: string, body: object) => Promise<SearchReply>,
  whoIs: (result: SearchReply['results'][number]) => string | null,
): Promise<WorldAnswer> {
  const began = performance.now()
  const reply = await post('/api/people/network-search', { query: text, limit: 25 })
  const { results, notice, corrected = [] } = reply
  return {
    reply,
    ms: performance.now() - began,
    people: results.map(whoIs),
    isMarked: notice !== undefined || corrected.length > 0,
    notice: notice ? `${notice.code}: ${notice.message} ${notice.next}` : null,
  }
}
