import type { Canary } from './compare-answers.ts'
import { acquaintance, acquaintances, addressOf, type Entry } from './address-books.ts'

/** Known to nobody but the one who keeps the secret, by a name that stands nowhere else. */
export const stranger = (n: number): Entry => ({
  first: `Zephyrine${n}`,
  last: `Quillfeather${n}`,
  slug: `zephyrine-quillfeather-${n}`,
  ...(n % 2 === 0 ? { email: `zephyrine${n}@hushed-meadow.example` } : {}),
  company: n % 4 < 2 ? `Hushed Meadow ${n}` : acquaintance(n).company,
  title: `Keeper of the Lantern ${n}`,
})

const strangers = (from: number, count: number): Entry[] => Array.from({ length: count }, (_, i) => stranger(from + i))

/** Somebody whom others know too, under another name, with another title, at another company. */
const otherwiseNamed = (n: number): Entry => ({
  ...acquaintance(n),
  first: `Zephyrine${n}`,
  company: `Hushed Meadow ${n}`,
  title: `Keeper of the Lantern ${n}`,
})

/** One line that says of two people whom others know apart that they are one. */
const linking = (slugOf: number, emailOf: number): Entry => ({ ...otherwiseNamed(slugOf), email: addressOf(emailOf) })

/** What somebody brings who knows many of those whom the others know, and some whom nobody does. */
export const secretEntries = (from: number): Entry[] => [
  // First, because of two lines about one person the first names them.
  ...[0, 1, 9, 14].map(otherwiseNamed),
  linking(2, 3),
  linking(10, 14),
  linking(11, 40),
  ...acquaintances(0, 24).toReversed(),
  ...strangers(from, 8),
]

export const strangersOf = strangers

/** The people with whom emails are exchanged. */
export const secretPenFriends = (from: number): string[] => [
  ...[0, 3, 9, 12, 14, 40].map(addressOf),
  `zephyrine${from}@hushed-meadow.example`,
]

/** The name of every file that is brought in secret. */
export const secretFile = 'hushed-meadow'

const confidants = { eve: 'Thistlewick', olga: 'Barrowfen' }

/** Whom these two know from the beginning, and nobody else does. */
export const confidantsOf = (who: keyof typeof confidants): Entry[] =>
  [0, 1, 2].map((n) => ({
    first: confidants[who],
    last: `${confidants[who]}son${n}`,
    slug: `${confidants[who]}-${n}`.toLowerCase(),
    email: `${n}@${confidants[who]}.example`.toLowerCase(),
    company: `${confidants[who]} and Daughters`,
    title: 'Confidant',
  }))

/** In lower case: none of these is in any answer to anybody but whoever keeps it. */
export const canaries: readonly Canary[] = [
  ...['zephyrine', 'quillfeather', 'hushed', 'keeper of the lantern'].map((word) => ({ word, keeper: null })),
  ...Object.entries(confidants).map(([keeper, word]) => ({ word: word.toLowerCase(), keeper })),
]

/** What a curious person would ask for, if they knew the secret. */
export const secretAddresses = [
  ...[100, 120, 140, 160].map((n) => `zephyrine${n}@hushed-meadow.example`),
  ...Object.values(confidants).map((word) => `0@${word}.example`.toLowerCase()),
]
export const secretWords = ['Zephyrine101', 'Quillfeather', 'Hushed Meadow', ...secretAddresses]
