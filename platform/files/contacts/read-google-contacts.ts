import { contactOf, type ContactOptions } from './contact-fields.ts'
import { eachText, textColumns, type ContactText } from './contact-texts.rules.ts'
import { mapTable, type TableRow, type TableShape } from '../text/csv-table.ts'
import { decodeText, type ByteSource } from '../text/decode-text.ts'
import { ImportRefused } from '../import-refused.ts'
import { nameOf } from '../person-handle.ts'
import type { ContactRecord, SkippedRow } from '../records.ts'

type Column =
  | ContactText
  | 'full'
  | 'given'
  | 'middle'
  | 'family'
  | 'suffix'
  | 'nickname'
  | 'labels'
  | 'mark'
  | 'email'
  | 'phone'
  | 'website'
  | 'city'
  | 'region'
  | 'country'
  | 'relation'
  | 'relative'

/**
 * Two generations: `Given Name … Group Membership … E-mail 1 - Type`, and `First Name … Labels … E-mail 1 - Label`.
 * How many numbered groups there are depends on the account. Notes and birthdays answer to no name here.
 */
export const googleShape: TableShape<Column> = {
  columns: {
    full: /^name$/,
    given: /^(?:first|given) name$/,
    middle: /^(?:middle|additional) name$/,
    family: /^(?:last|family) name$/,
    suffix: /^name suffix$/,
    nickname: /^nickname$/,
    ...textColumns('google'),
    labels: /^(?:labels|group membership)$/,
    mark: /^e-mail \d+ - (?:label|type)$/,
    email: /^e-mail \d+ - value$/,
    phone: /^phone \d+ - value$/,
    website: /^website \d+ - value$/,
    city: /^address \d+ - city$/,
    region: /^address \d+ - region$/,
    country: /^address \d+ - country$/,
    relation: /^relation \d+ - (?:label|type)$/,
    relative: /^relation \d+ - value$/,
  },
  needs: ['given', 'labels'],
}

export async function* readGoogleContacts(
  source: ByteSource,
  options: ContactOptions = {},
): AsyncGenerator<ContactRecord | SkippedRow> {
  const file = 'Google contacts'
  for await (const record of mapTable(decodeText(source), file, googleShape, (row) => toContact(row, options))) {
    if (record.kind === 'skipped' && record.reason === 'header_not_found') throw new ImportRefused('not_this_format')
    yield record
  }
}

/** Google puts several values of one kind into one cell, and a star before its own labels. */
const values = (cells: readonly string[]): string[] =>
  cells.flatMap((cell) => cell.split(':::').map((value) => value.trim()))
const withoutStar = (label: string): string => label.replace(/^\*\s*/, '')
/** Everybody has it, so it says nothing. */
const isEverybody = (label: string): boolean => /^my ?contacts$/i.test(label)

function toContact(row: TableRow<Column>, options: ContactOptions) {
  const relations = row.all('relation')
  const contact = contactOf(
    {
      line: row.line,
      name: nameOf({
        full: row.get('full'),
        given: row.get('given'),
        middle: row.get('middle'),
        family: row.get('family'),
        suffix: row.get('suffix'),
        nickname: row.get('nickname'),
      }),
      emails: values(row.all('email')),
      phones: values(row.all('phone')),
      urls: values(row.all('website')),
      ...eachText((text) => row.get(text)),
      places: [row.get('city'), row.get('region'), row.get('country')],
      labels: values(row.all('labels'))
        .map(withoutStar)
        .filter((label) => !isEverybody(label)),
      related: row.all('relative').map((name, place) => ({ name, relation: withoutStar(relations[place] ?? '') })),
    },
    options,
  )
  return contact ?? 'empty_row'
}
