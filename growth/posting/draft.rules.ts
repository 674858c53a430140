interface Page {
  title: string
  summary: string
  body: string
}

interface Limits {
  mostText: number
  hasTitle: boolean
}

/** Blocks are for our own pages: elsewhere only what is in them is said, and forms are left out. */
const withoutBlocks = (body: string): string =>
  body
    .replaceAll(/^:::[ \t]*form[^\n]*\n[\s\S]*?^:::[ \t]*$/gmu, '')
    .replaceAll(/^:::[^\n]*$/gmu, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()

/** The whole text where title and text are apart, else title and summary; cut where the place takes no more. */
export function draftOf(
  { title, summary, body }: Page,
  { mostText, hasTitle }: Limits,
): { text: string; isCut: boolean } {
  const whole = hasTitle ? withoutBlocks(body) || summary : `${title}\n\n${summary}`
  const text = cutText(whole, mostText)
  return { text, isCut: text !== whole }
}

/** At the end of a word, with an ellipsis that counts. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most - 1)
  const end = room.search(/\s\S*$/u)
  // Never half of a character that is two.
  const cut = (end > most / 2 ? room.slice(0, end) : room).replace(/[\ud800-\udbff]$/u, '')
  return `${cut.trimEnd()}…`
}
