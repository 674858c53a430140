import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import type { paths } from '@wellmet/client/schema.gen.ts'

/** A shape as JSON has it: an optional field is left out, while zod's types would also allow `undefined`. */
export type Exact<Shape> = Shape extends object
  ? { [Key in keyof Shape]: Exact<Exclude<Shape[Key], undefined>> }
  : Shape

type Reply<Data> = { data?: Data; error?: unknown; response: Response }

/** The body of a reply. A refused or failed request rejects with its problem document. */
export const unwrap = async <Data>(reply: Promise<Reply<Data>>): Promise<Data> => (await unwrapTagged(reply)).body

/** The body with its ETag, which a later change sends back so that it cannot overwrite what it has not seen. */
export const unwrapTagged = async <Data>(reply: Promise<Reply<Data>>): Promise<{ body: Data; etag: string | null }> => {
  const { data, error, response } = await reply
  if (!response.ok) throw error ?? new Error(`The server answered ${response.status} without a body.`)
  return { body: data as Data, etag: response.headers.get('etag') }
}

/** A key as the generated hooks write it. With the path alone it stands for every query of that path. */
export const keyOf = <Path extends keyof paths, Rest extends readonly unknown[]>(path: Path, ...rest: Rest) =>
  ['get', path, ...rest] as const

/** For lists that come page by page. The first page has no cursor; the generated hook would send one. */
export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
}
export const cursorOf = (cursor: string | null): { cursor?: string } => (cursor === null ? {} : { cursor })

type Results<Item> = { results: Item[] }

/**
 * All pages of a search as one answer; the last page says how it goes on. What was on an earlier page is not shown again:
 * between two pages somebody may have moved down.
 */
export const joinPages = <Item extends { id: string }, Page extends Results<Item>>({
  pages,
}: {
  pages: readonly (Page & Results<Item>)[]
}): Page => {
  const seen = new Set<string>()
  const results = pages.flatMap((page) => page.results).filter(({ id }) => !seen.has(id) && seen.add(id))
  return { ...lastOf(pages), results }
}
