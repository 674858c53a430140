/**
 * Names, notes and messages come from files, mails and calendars that strangers wrote. A model must read them as data, so
 * everything that could pass for structure or hide from a person is removed, and free text is marked.
 */

/** Control characters, direction changes, zero-width characters and the invisible tag characters. */
const hidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu

const longestText = 600
const deepest = 12

export const cleaned = (text: string, most = longestText): string => {
  const plain = text.normalize('NFC').replace(hidden, '').toWellFormed()
  return plain.length > most ? `${plain.slice(0, most - 1).toWellFormed()}…` : plain
}

/** Free text that somebody wrote: a note, a message, a reason. The word is explained in what tools say of themselves. */
export const quoted = (text: string | null | undefined, most?: number): { quoted: string } | null =>
  text === null || text === undefined || text === '' ? null : { quoted: cleaned(text, most) }

/** Every text in a reply, whatever field it stands in. Empty values are left out: they cost and say nothing. */
export function cleanedAll(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleaned(value, 4000)
  if (depth > deepest || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => cleanedAll(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const shown = cleanedAll(one, depth + 1)
      const isEmpty = shown === null || shown === undefined || (Array.isArray(shown) && shown.length === 0)
      return isEmpty ? [] : [[key, shown]]
    }),
  )
}
