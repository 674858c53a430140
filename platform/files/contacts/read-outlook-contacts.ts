import { contactOf, type ContactOptions } from './contact-fields.ts'
import { eachText, textColumns, type ContactText } from './contact-texts.rules.ts'
import { delimiterOf, mapTable, type TableRow, type TableShape } from '../text/csv-table.ts'
import { decodeText, type ByteSource } from '../text/decode-text.ts'
import { ImportRefused } from '../import-refused.ts'
import { nameOf } from '../person-handle.ts'
import type { ContactRecord, SkippedRow } from '../records.ts'

type Column =
  | ContactText
  | 'given'
  | 'middle'
  | 'family'
  | 'suffix'
  | 'nickname'
  | 'email'
  | 'phone'
  | 'website'
  | 'location'
  | 'city'
  | 'country'
  | 'referredBy'
  | 'categories'
  | 'manager'
  | 'assistant'
  | 'spouse'

/**
 * Old exports have `Initials … Location`, newer ones `Nickname … Home Country/Region … Categories`. `Title` is `Mr.`,
 * the job is `Job Title`. The phones of the company, the assistant and the fax are not this person's.
 */
export const outlookShape: TableShape<Column> = {
  columns: {
    given: /^first name$/,
    middle: /^middle name$/,
    family: /^last name$/,
    suffix: /^suffix$/,
    nickname: /^nickname$/,
    email: /^e-?mail(?: \d)? address$/,
    phone: /^(?:primary|home|business|mobile|other|car|radio)(?: phone)(?: \d)?$/,
    website: /^(?:personal )?web page$/,
    ...textColumns('outlook'),
    location: /^location$/,
    city: /^(?:business|home) city$/,
    country: /^(?:business|home) country(?:\/region)?$/,
    referredBy: /^referred by$/,
    categories: /^categories$/,
    manager: /^manager's name$/,
    assistant: /^assistant's name$/,
    spouse: /^spouse$/,
  },
  needs: ['given', 'email', 'title'],
}

export async function* readOutlookContacts(
  source: ByteSource,
  options: ContactOptions = {},
): AsyncGenerator<ContactRecord | SkippedRow> {
  const text = decodeText(source)
  const first = await text.next()
  const head = first.done ? '' : first.value
  async function* whole() {
    yield head
    yield* text
  }
  const shape = { ...outlookShape, delimiter: options.delimiter ?? delimiterOf(head) }
  for await (const record of mapTable(whole(), 'Outlook contacts', shape, (row) => toContact(row, options))) {
    if (record.kind === 'skipped' && record.reason === 'header_not_found') throw new ImportRefused('not_this_format')
    yield record
  }
}

function toContact(row: TableRow<Column>, options: ContactOptions) {
  const contact = contactOf(
    {
      line: row.line,
      name: nameOf({
        given: row.get('given'),
        middle: row.get('middle'),
        family: row.get('family'),
        suffix: row.get('suffix'),
        nickname: row.get('nickname'),
      }),
      emails: row.all('email'),
      phones: row.all('phone'),
      urls: row.all('website'),
      ...eachText((text) => row.get(text)),
      places: row.get('location') === '' ? [row.get('city'), row.get('country')] : [row.get('location')],
      labels: row.get('categories').split(';'),
      referredBy: row.get('referredBy'),
      related: (['manager', 'assistant', 'spouse'] as const).map((relation) => ({ name: row.get(relation), relation })),
    },
    options,
  )
  return contact ?? 'empty_row'
}
