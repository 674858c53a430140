import { cleanText } from '../text/clean-text.rules.ts'
import { eachText, textColumns, type ContactText } from '../contacts/contact-texts.rules.ts'
import { mapTable, type TableShape } from '../text/csv-table.ts'
import { emailOf } from '../text/email-address.rules.ts'
import { connectionDate } from './linkedin-dates.rules.ts'
import { slugOf } from './linkedin-slug.rules.ts'
import { nameOf, present } from '../person-handle.ts'
import type { ContactRecord, SkippedRow } from '../records.ts'

type Column = ContactText | 'given' | 'family' | 'url' | 'email' | 'connectedOn'

/** `URL` came in 2023. The German names were seen in one export. */
export const connectionShape: TableShape<Column> = {
  columns: {
    given: /^(?:first name|vorname)$/,
    family: /^(?:last name|nachname)$/,
    url: /^(?:url|profile url)$/,
    email: /^(?:email address|e-mail-adresse)$/,
    ...textColumns('linkedin'),
    connectedOn: /^(?:connected on|verbunden am)$/,
  },
  needs: ['given', 'connectedOn'],
}

export const readConnections = (
  text: AsyncIterable<string>,
  file = 'Connections.csv',
): AsyncGenerator<ContactRecord | SkippedRow> =>
  mapTable(text, file, connectionShape, (row) => {
    const name = nameOf({ given: row.get('given'), family: row.get('family') })
    const linkedinSlug = slugOf(row.get('url'))
    const email = emailOf(row.get('email'))
    if (name === undefined && linkedinSlug === undefined && email === undefined)
      return row.get('connectedOn') !== '' && row.isBlankBut('connectedOn') ? 'closed_account' : 'empty_row'
    const contact: ContactRecord = {
      kind: 'contact',
      line: row.line,
      emails: email === undefined ? [] : [email],
      phones: [],
      ...present({
        name,
        linkedinSlug,
        ...eachText((text) => cleanText(row.get(text))),
        connectedOn: connectionDate(row.get('connectedOn')),
      }),
    }
    return contact
  })
