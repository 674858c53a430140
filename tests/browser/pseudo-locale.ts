import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import { initialsOf } from '../../apps/web/src/kit/initials.ts'
import { saveScreenshot } from './chromium.ts'
import { pageTexts } from './page-texts.ts'

/** Room for longer sentences is scarcest here. */
export const phone = { viewport: { width: 390, height: 900 } }

/** What the server says in sentences is a message: plain English in these fields is a finding, however short. */
const sentenceFields = /^(?:label|sentences?|next|note|notice|reasons?|problem|why|summary|text|detail)$/

/** Names, titles, addresses. What has more words is a sentence of ours, which is no data. */
const mostWords = 8

/** One word in small letters is a code, as in `role: 'owner'`. What is shown for it is a message. */
const isCode = (value: string): boolean => /^[a-z][a-z_-]*$/.test(value)

/** Where it is in an answer, without the positions in lists: `results.path.label`. */
type Field = { at: string; name: string; value: string }

const fieldsIn = (json: unknown, at = '', name = ''): Field[] => {
  if (typeof json === 'string') return json === '' ? [] : [{ at, name, value: json }]
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]) =>
    Array.isArray(json) ? fieldsIn(value, at, name) : fieldsIn(value, `${at}.${key}`, key),
  )
}

const isData = ({ name, value }: Field): boolean =>
  !sentenceFields.test(name) && value.split(/\s+/).length <= mostWords && (!isCode(value) || name === 'industry')

/** A name may also be shown by its first word or its initials. */
const formsOf = ({ name, value }: Field): string[] =>
  /name$/i.test(name) ? [value, initialsOf(value), value.split(' ')[0]!] : [value]

/** Dates, times, time zones and units by `Intl`, and the name of the product. */
const known = [
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
  /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g,
  /\b(?:in )?\d+ (?:minute|hour|day|month|year)s?(?: ago)?/g,
  /\bat (?=\d)|(?<=\d\s)(?:AM|PM)\b/g,
  /\b(?:yesterday|tomorrow|today|(?:last|this|next) (?:week|month|year)|UTC|Wellmet)\b/g,
  /\b[A-Z]\w+(?:\/\w+)+/g,
]

const wholeWords = (value: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'giu',
  )
const attribute = /^(?:document title|aria-[a-z]+|title|placeholder|alt|data-label): /

/** What is left of a text without data is hard-coded if it has a word of Latin letters. */
function hardCoded(texts: readonly string[], data: readonly string[]): string[] {
  const patterns = [...data.toSorted((one, other) => other.length - one.length).map(wholeWords), ...known]
  return texts.filter((text) => {
    const rest = patterns.reduce((left, pattern) => left.replaceAll(pattern, ' '), text.replace(attribute, ''))
    return /[a-z]{2}/i.test(rest)
  })
}

export interface Look {
  path: string
  /** Values that the API does not send, such as the example path. */
  known?: readonly string[]
  /** Fields of the API that are not messages yet, by where they are in an answer. */
  stillEnglish?: RegExp
  /** Opens what is looked at on the page. */
  open?: () => Promise<void>
}

/** Every text of the page that is in plain English, and what is cut off or outside the screen. */
export async function look(
  page: Page,
  address: string,
  { path, known: given = [], stillEnglish, open }: Look,
): Promise<{ plain: string[]; cut: string[] }> {
  const answers: Promise<unknown>[] = []
  const read = (response: Response): void => {
    if (!new URL(response.url()).pathname.startsWith('/api/') || response.status() !== 200) return
    if (!response.headers()['content-type']?.startsWith('application/json')) return
    answers.push(response.json().catch(() => null))
  }
  page.on('response', read)
  const words = new URL(path, address).searchParams.get('q') ?? ''
  await page.goto(`${address}${path}${path.includes('?') ? '&' : '?'}locale=en-XA`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 60_000 }).toBe(0)
  await open?.()
  await saveScreenshot(page, `pseudo${path.replaceAll(/[/?=&]/g, '-')}${open ? '-open' : ''}`)
  const { texts, cut } = await pageTexts(page)
  page.off('response', read)
  const fields = (await Promise.all(answers)).flatMap((answer) => fieldsIn(answer))
  const data = fields.filter((field) => isData(field) || stillEnglish?.test(field.at)).flatMap(formsOf)
  const values = new Set([...given, ...(words ? [words] : []), ...data].filter((value) => /\p{L}/u.test(value)))
  return { plain: hardCoded(texts, [...values]), cut }
}
