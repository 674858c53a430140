import { people } from '@wellmet/discovery/people-search/people.contract.ts'
import { acquaintance, addressOf } from './address-books.ts'
import { asked, type Question } from './questions.ts'
import { secretAddresses } from './secrets.ts'
import type { Viewer } from './viewers.ts'

const address = (slug: string) => ({ linkedinUrl: `https://www.linkedin.com/in/${slug}` })

/** Those whom some know, those whom one knows in secret, and one who is two people to some and one to another. */
const questions = [
  ...[0, 3, 9, 12, 14, 40, 41].map((n) => ({ email: addressOf(n) })),
  ...[0, 2, 10, 11, 19, 24].map((n) => address(acquaintance(n).slug!)),
  ...secretAddresses.map((email) => ({ email })),
  ...[100, 121, 141, 160].map((n) => address(`zephyrine-quillfeather-${n}`)),
  { email: addressOf(14), ...address(acquaintance(10).slug!) },
]

/** Asking for people by their addresses: a question that is sent as a POST and changes nothing. */
export const lookupsOf = (viewers: readonly Viewer[]): Question[] =>
  viewers.flatMap((viewer) => {
    const one = questions.map((question) => asked(viewer, people.endpoints.lookup, { body: { people: [question] } }))
    return [...one, asked(viewer, people.endpoints.lookup, { body: { people: questions } })]
  })

/** The same words as one would say them: with a place that leads nowhere, with a role, with a slip. */
const sayings = (word: string): string[] => [
  word,
  `${word} in Berlin`,
  `Head of Platform at ${word} in Berlin`,
  `${word} at Northgate`,
  word.replace(/(.)(.)$/, '$2$1'),
]

/** Searching is sent as a POST too: what was left out and what is suggested must not tell either. */
export const searchesOf = (viewers: readonly Viewer[], words: readonly string[]): Question[] =>
  viewers.flatMap((viewer) =>
    words
      .flatMap(sayings)
      .flatMap((query) => [
        asked(viewer, people.endpoints.search, { body: { query } }),
        asked(viewer, people.endpoints.search, { body: { query, limit: 3, sources: ['database', 'pdl'] } }),
        asked(viewer, people.endpoints.searchNetwork, { body: { query } }),
      ]),
  )
