import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'
import { escapeHtml, formOf } from '../sites/sites.rules.ts'
import { readBody, type Part } from './body.rules.ts'

// Pictures are left out: each would tell its server who reads the page.
const markdown = new MarkdownIt({ html: false, linkify: false }).disable('image')

/** A page has no others beside it that a relative address could mean. */
const isOutside = /^(?:https?:\/\/|mailto:)/i

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    's',
    'a',
    'blockquote',
    'code',
    'pre',
    'hr',
    'br',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // The title of the page is its only heading of the first level.
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (_tag, { href = '' }) => ({
      tagName: 'a',
      attribs: isOutside.test(href) ? { href, rel: 'nofollow noreferrer ugc' } : {},
    }),
  },
}

/** Markdown without HTML, and then only tags and attributes of the list: what the first lets through, the second drops. */
export const renderMarkdown = (text: string): string => sanitizeHtml(markdown.render(text), allowed)

/** Where a form of the page leads. Without a site there is none, and a form is left out. */
interface FormTarget {
  publicUrl: string
  siteKey: string | null
}

function renderPart(part: Part, { publicUrl, siteKey }: FormTarget): string {
  if (part.is === 'markdown') return renderMarkdown(part.text)
  if (part.is === 'hero') return `<section class="hero">\n${renderMarkdown(part.text)}</section>\n`
  if (part.is === 'quote') {
    const by = part.by === '' ? '' : `<figcaption>${escapeHtml(part.by)}</figcaption>\n`
    return `<figure>\n<blockquote>${renderMarkdown(part.text)}</blockquote>\n${by}</figure>\n`
  }
  if (part.is === 'button')
    return `<p><a class="button" href="${escapeHtml(part.href)}" rel="nofollow noreferrer ugc">${escapeHtml(part.text)}</a></p>\n`
  return siteKey === null ? '' : `${formOf(publicUrl, siteKey, part.form).html}\n`
}

/** In the current language, which the words of forms are in. */
export const renderBody = (body: string, target: FormTarget): string =>
  readBody(body)
    .parts.map((part) => renderPart(part, target))
    .join('')
