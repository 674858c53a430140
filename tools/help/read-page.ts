import { Marked, type Token } from 'marked'

/** What stands below one heading: a search leads to it, and so does the list at the side. */
export interface Section {
  /** Empty for what stands before the first heading. */
  id: string
  heading: string
  depth: number
  text: string
}

export interface HelpPage {
  name: string
  title: string
  /** The first paragraph. */
  summary: string
  html: string
  sections: Section[]
}

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens)
      return depth === 1 ? `<h1>${inner}</h1>\n` : `<h${depth} id="${slugOf(inner)}">${inner}</h${depth}>\n`
    },
    // Wide ones scroll by themselves, also by keyboard.
    code: ({ text }) => `<pre tabindex="0"><code>${escape(text)}</code></pre>\n`,
  },
})

/** Reads a page of `docs/help`. It begins with its title and a paragraph that sums it up. */
export function readPage(name: string, markdown: string): HelpPage {
  const tokens = marked.lexer(markdown)
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'link') token.href = addressOf(token.href)
  })
  const [title, summary] = tokens.filter(({ type }) => type !== 'space')
  if (title?.type !== 'heading' || summary?.type !== 'paragraph')
    throw new Error(`docs/help/${name}.md must begin with a heading and a paragraph.`)
  const parts = splitByHeading(tokens).map((part) => ({ part, html: render(part) }))
  return {
    name,
    title: textIn(render([title])),
    summary: textIn(render([summary])),
    html: parts.map(({ html }) => html).join(''),
    sections: parts.map(({ part, html }) => sectionOf(part, html)),
  }
}

const render = (tokens: Token[]): string =>
  marked
    .parser(tokens)
    .replaceAll('<table>', '<div data-part="wide" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')

function splitByHeading(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.type === 'heading' && token['depth'] > 1) parts.push([])
    parts.at(-1)!.push(token)
  }
  return parts
}

function sectionOf([first, ...rest]: Token[], html: string): Section {
  const heading = first?.type === 'heading' ? textIn(render([first])) : ''
  const depth: number = first?.type === 'heading' ? first['depth'] : 1
  const id = html.match(/^<h[2-6] id="([^"]+)"/)?.[1] ?? ''
  return { id, heading, depth, text: textIn(render(rest)) }
}

/** Between pages: a page links to the Markdown beside it, and the site to what is made of it. */
const addressOf = (href: string): string => href.replace(/^([\w-]+)\.md(?=#|$)/, '$1.html')

const slugOf = (html: string): string =>
  textIn(html)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }

/** What one reads of it. */
const textIn = (html: string): string =>
  html
    .replace(/<\/(?:p|li|td|th|h\d|pre)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
