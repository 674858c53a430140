import { fields, lexemeOf, type Field } from '@wellmet/identity/search-words/search-words.rules.ts'

/** What an entry must have. PostgreSQL reads it as a tsquery, and the index as words in fields. */
export type Query =
  | { readonly word: string; readonly field: Field | null; readonly isBegun: boolean }
  | { readonly any: readonly Query[] }
  | { readonly all: readonly Query[] }
  /** In this order, one after the other. */
  | { readonly row: readonly Query[] }
  | { readonly not: Query }

export const is = (word: string, field: Field): Query => ({ word: lexemeOf(word), field, isBegun: false })
export const begins = (word: string, field: Field): Query => ({ word: lexemeOf(word), field, isBegun: true })
export const has = (code: string): Query => ({ word: lexemeOf(code), field: null, isBegun: false })
export const any = (queries: readonly Query[]): Query => ({ any: queries })
export const all = (queries: readonly Query[]): Query => ({ all: queries })
export const not = (query: Query): Query => ({ not: query })
export const row = (queries: readonly Query[]): Query => ({ row: queries })
export const inARow = (words: readonly string[], field: Field): Query => row(words.map((word) => is(word, field)))

/** As PostgreSQL reads it. */
export function textOf(query: Query): string {
  if ('word' in query) {
    const where = `${query.isBegun ? '*' : ''}${query.field === null ? '' : fields[query.field]}`
    return `'${query.word}'${where === '' ? '' : `:${where}`}`
  }
  if ('not' in query) return `!${textOf(query.not)}`
  if ('any' in query) return joined(query.any, ' | ')
  return 'all' in query ? joined(query.all, ' & ') : joined(query.row, ' <-> ')
}

const joined = (queries: readonly Query[], by: string): string => {
  const [only] = queries
  return queries.length === 1 && only ? textOf(only) : `(${queries.map(textOf).join(by)})`
}
