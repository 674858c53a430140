import { SearchChoice, searchParams, SearchText, SearchWords, type SearchOf } from '../../kit/search-params.ts'

export const EmailSearch = searchParams({
  /** The conversation that is open. */
  thread: SearchText,
  /** Whose last mail is to be answered: the newest conversation opens by itself. */
  answer: SearchChoice(['newest']),
  words: SearchWords(100),
  person: SearchText,
  company: SearchText,
  request: SearchText,
  /** How the chosen person, company or request is called. */
  name: SearchWords(100),
})
export type EmailSearch = SearchOf<typeof EmailSearch>
