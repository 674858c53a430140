/** Data goes to standard output, words to standard error, so that a pipe gets data alone. */
export const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2))

export const say = (words: string): void => console.error(words)

const isUnprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Names come from strangers: nothing in them moves the cursor or turns the text around. */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(isUnprintable, ' ').trim()

/** Parts on one line; what is missing is left out. */
export const line = (...parts: (string | null | undefined | false)[]): string =>
  parts
    .map((part) => plain(part || ''))
    .filter(Boolean)
    .join(' · ')
