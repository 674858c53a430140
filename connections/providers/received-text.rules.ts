const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const longest = 200

/** As one printable line. */
export const toLine = (text: string | null | undefined): string | null =>
  Array.from(text?.normalize('NFC').replace(unprintable, ' ').replace(/\s+/g, ' ').trim() ?? '')
    .slice(0, longest)
    .join('') || null

export const firstValue = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
