import { people } from '@wellmet/network/people/people.contract.ts'
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
