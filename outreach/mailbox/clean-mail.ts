import sanitizeHtml from 'sanitize-html'

/** What comes after is left out. Tags that are never closed take time by the square of their number. */
const mostTags = 5_000

export interface CleanMail {
  html: string
  /** Remote images. Loading one would tell the sender that the mail was opened. */
  picturesLeftOut: number
  isCut: boolean
}

const words = 'span br b strong i em u s sub sup small code'.split(' ')
const blocks = 'p div hr center h1 h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd'.split(' ')
const tables = 'table thead tbody tfoot tr td th caption'.split(' ')
const cells = ['align', 'colspan', 'rowspan']

/**
 * Text, lists, tables and links of an email. No styles, no pictures from elsewhere, no forms, no frames, nothing that runs:
 * what is not listed is left out. A link opens a new window and does not say where it was clicked.
 */
export function cleanMail(html: string): CleanMail {
  let picturesLeftOut = 0
  const whole = withFewTags(html)
  const clean = sanitizeHtml(whole, {
    allowedTags: [...words, ...blocks, ...tables, 'a'],
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target'],
      td: cells,
      th: cells,
      '*': ['dir', 'lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'svg', 'math', 'template', 'xmp'],
    nestingLimit: 60,
    transformTags: {
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          ...(href === undefined ? {} : { href }),
          ...(title === undefined ? {} : { title }),
          rel: 'noopener noreferrer nofollow',
          target: '_blank',
        },
      }),
    },
    onOpenTag: (name) => {
      if (name === 'img') picturesLeftOut += 1
    },
  })
  return { html: withoutDirections(clean), picturesLeftOut, isCut: whole.length < html.length }
}

function withFewTags(html: string): string {
  let at = -1
  for (let tags = 0; tags <= mostTags; tags += 1) {
    at = html.indexOf('<', at + 1)
    if (at === -1) return html
  }
  return html.slice(0, at)
}

/** Text alone, as it was typed. */
export const cleanText = (text: string): CleanMail => ({
  html: `<pre>${withoutDirections(escape(text))}</pre>`,
  picturesLeftOut: 0,
  isCut: false,
})

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** A right-to-left override makes an address or a file name read as another. */
const withoutDirections = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g, '')
