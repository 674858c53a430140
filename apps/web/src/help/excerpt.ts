/** A stretch of the text around the first of the terms, cut at words. */
export function excerptOf(text: string, terms: readonly string[], length = 120): string {
  const lower = text.toLowerCase()
  const places = terms.map((term) => lower.indexOf(term.toLowerCase())).filter((place) => place >= 0)
  const from = Math.max(0, Math.min(...places, text.length) - length / 3)
  if (places.length === 0 || from === 0) return cut(text, 0, length)
  return `…${cut(text, lower.indexOf(' ', from) + 1, length)}`
}

function cut(text: string, from: number, length: number): string {
  if (from + length >= text.length) return text.slice(from)
  return `${text.slice(from, text.lastIndexOf(' ', from + length))}…`
}
