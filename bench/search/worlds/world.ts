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
}

export interface SearchReply {
  notice?: { code: string; message: string; next: string }
  corrected?: object[]
  results: { id: string; name: string; company: string | null; source: string }[]
}

/** One page of network search. */
export async function askFor(
  text: string,
  post: (path: string, body: object) => Promise<SearchReply>,
  whoIs: (result: SearchReply['results'][number]) => string | null,
): Promise<WorldAnswer> {
  const began = performance.now()
  const { results, notice, corrected = [] } = await post('/api/people/network-search', { query: text, limit: 25 })
  return {
    ms: performance.now() - began,
    people: results.map(whoIs),
    isMarked: notice !== undefined || corrected.length > 0,
    notice: notice ? `${notice.code}: ${notice.message} ${notice.next}` : null,
  }
}
