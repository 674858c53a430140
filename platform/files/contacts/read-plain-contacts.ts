import { contactOf, type ContactOptions } from './contact-fields.ts'
import { eachText, textColumns, type ContactText } from './contact-texts.rules.ts'
import { delimiterOf, mapTable, type TableRow, type TableShape } from '../text/csv-table.ts'
import { decodeText, type ByteSource } from '../text/decode-text.ts'
import { ImportRefused } from '../import-refused.ts'
import { nameOf } from '../person-handle.ts'
import type { ContactRecord, SkippedRow } from '../records.ts'

type Column = ContactText | 'full' | 'given' | 'family' | 'email' | 'phone' | 'url' | 'location'

/** A table that somebody made by hand, with the words that people use for its columns in English and German. */
export const plainShape: TableShape<Column> = {
  columns: {
    full: /^(?:(?:full |contact )?name|contact|kontakt)$/,
    given: /^(?:(?:first|given) ?name|vorname)$/,
    family: /^(?:(?:last|family) ?name|surname|nachname)$/,
    email: /^(?:(?:e-?mail|mail)(?:[ -]?(?:address|adresse))?(?: \d)?)$/,
    phone: /^(?:(?:mobile|work )?(?: ?phone)(?: number)?|mobile|telefon(?:nummer)?|handy)$/,
    url: /^(?:linkedin(?: (?:url|profile|profil))?|(?:profile )?url)$/,
    ...textColumns('plain'),
    location: /^(?:location|city|ort|stadt)$/,
  },
  needs: ['email'],
}

export async function* readPlainContacts(
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
  const shape = { ...plainShape, delimiter: options.delimiter ?? delimiterOf(head) }
  for await (const record of mapTable(whole(), 'Contacts', shape, (row) => toContact(row, options))) {
    if (record.kind === 'skipped' && record.reason === 'header_not_found') throw new ImportRefused('not_this_format')
    yield record
  }
}

function toContact(row: TableRow<Column>, options: ContactOptions) {
  const contact = contactOf(
    {
      line: row.line,
      name: nameOf({ full: row.get('full'), given: row.get('given'), family: row.get('family') }),
      emails: row.all('email'),
      phones: row.all('phone'),
      urls: row.all('url'),
      ...eachText((text) => row.get(text)),
      places: [row.get('location')],
    },
    options,
  )
  return contact ?? 'empty_row'
}
