/** What stands below one heading of a document, sentence by sentence. */
export interface Section {
  heading: string
  /** Of the heading in the address of the page; null for what stands before the first. */
  anchor: string | null
  sentences: string[]
}

const abbreviation = /(?:\b(?:e\.g|i\.e|etc|z\.B|d\.h|bzw|usw|ca|Nr|vs)\.|\b\p{Lu}\.)$/u

/** Markdown as sections of plain sentences. Code is left out: it is copied, not read. */
export function sectionsOf(title: string, markdown: string): Section[] {
  const sections: Section[] = [{ heading: title, anchor: null, sentences: [] }]
  const text = markdown.replace(/^(`{3,}|~{3,})[\s\S]*?^\1`*$/gm, '').replace(/^:::.*$/gm, '')
  let paragraph: string[] = []
  const end = () => {
    sections.at(-1)?.sentences.push(...sentencesOf(plainOf(paragraph.join(' '))))
    paragraph = []
  }
  for (const line of [...text.split(/\r?\n/), '']) {
    const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(line)
    const item = /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line)
    if (heading) {
      end()
      const name = plainOf(heading[1] ?? '')
      sections.push({ heading: name, anchor: anchorOf(name), sentences: [] })
    } else if (/^\s*\|/.test(line)) {
      end()
      const row = rowOf(line)
      if (row) sections.at(-1)?.sentences.push(row)
    } else if (item) {
      end()
      paragraph = [item[1] ?? '']
    } else if (line.trim() === '') end()
    else paragraph.push(line.replace(/^\s*>\s?/, '').trim())
  }
  return sections.filter(({ sentences }) => sentences.length > 0)
}

/** Null for the line below the head of a table. */
function rowOf(line: string): string | null {
  const cells = line.split(/(?<!\\)\|/).map((cell) => plainOf(cell.trim()))
  const filled = cells.filter((cell) => cell !== '')
  return filled.every((cell) => /^:?-+:?$/.test(cell)) ? null : filled.join(' – ')
}

const plainOf = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*{1,3}(?=\S)([^*]+?)\*{1,3}/g, '$1')
    .replace(/(?<![\p{L}\p{N}_`])_(?=\S)([^_]+)_(?![\p{L}\p{N}_])/gu, '$1')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim()

/** Cut after a full stop that a capital follows, and not after an abbreviation. */
function sentencesOf(paragraph: string): string[] {
  const found: string[] = []
  let rest = ''
  for (const piece of paragraph.split(/(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\d])/u)) {
    rest = rest === '' ? piece : `${rest} ${piece}`
    if (abbreviation.test(rest)) continue
    found.push(rest)
    rest = ''
  }
  if (rest !== '') found.push(rest)
  return found.filter((sentence) => /\p{L}/u.test(sentence))
}

/** As the built help writes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
