import { fields, lexemeOf, type Field, type TokenQuery } from '@wellmet/identity/search-words/search-words.rules.ts'
import type { Form, Option } from './question.rules.ts'

/** How much each way of having a word is worth; in every field a whole word more than a beginning, and that more than a slip. */
export const worths = {
  exact: 1000,
  nickname: 900,
  company: 800,
  location: 750,
  nameBegins: 700,
  alike: 940,
  trade: 900,
  untold: 800,
  sameFunction: 640,
  title: 600,
  otherTrade: 600,
  companyBegins: 560,
  near: 500,
  saidInTitle: 490,
  mistyped: 480,
  titleBegins: 420,
  former: 300,
} as const

export const is = (word: string, field: Field): string => `'${lexemeOf(word)}':${fields[field]}`
export const begins = (word: string, field: Field): string => `'${lexemeOf(word)}':*${fields[field]}`
export const has = (code: string): string => `'${lexemeOf(code)}'`
export const any = (queries: readonly string[]): string => queries.join(' | ')
export const all = (queries: readonly string[]): string => `(${queries.join(' & ')})`
export const inARow = (words: readonly string[], field: Field): string =>
  `(${words.map((word) => is(word, field)).join(' <-> ')})`

export const option = (query: string, worth: number, field: Field, form: Form): Option => ({
  query,
  worth,
  field,
  form,
})

export const noTokens: TokenQuery = { people: [], words: [] }

export const joined = (queries: readonly TokenQuery[]): TokenQuery => ({
  people: queries.flatMap(({ people }) => people),
  words: queries.flatMap(({ words }) => words),
})
