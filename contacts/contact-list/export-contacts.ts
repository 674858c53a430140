import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { writeCsv } from '@wellmet/platform/files/text/write-csv.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { contactFields, optionalFields } from '../contact-fields/contact-fields.contract.ts'
import { mostExported, type Contact, type ContactColumn, type ContactExport } from './contacts.contract.ts'
import { contactsMessages } from './contacts.messages.ts'
import { listWholeContacts, type WholeContactRow } from './contacts.store.ts'
import { selectContacts } from './select-contacts.ts'
import { linkedinUrlOf, toContact } from './show-contacts.ts'

/**
 * The chosen contacts as CSV, with the chosen columns or everything the viewer knows of them. The log says that it was
 * done, not about whom.
 */
export const exportContacts = (call: MemberCall, { columns: chosen, ...selection }: ContactExport): Promise<string> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const people = await selectContacts(tx, call, selection, mostExported)
    const rows = await listWholeContacts(tx, { people })
    const now = call.services.now()
    await recordAudit(tx, { workspaceId, actorId: userId, action: 'contacts.exported', subject: userId, now })
    const written = columns.filter(
      ([, , column]) => !chosen || column === 'always' || chosen.some((one) => one === column),
    )
    const cellsOf = (row: WholeContactRow, contact: Contact): string[] =>
      written.map(([, cell]) => String(cell(row, contact) ?? ''))
    return writeCsv([written.map(([header]) => header()), ...rows.map((row) => cellsOf(row, toContact(row, call)))])
  })

type Cell = (row: WholeContactRow, contact: Contact) => string | number | null

/** Which column of the table shows it; without one it is only in the whole file. */
type Shown = ContactColumn | 'always'

type ExportedColumn = readonly [header: () => string, cell: Cell, shown?: Shown]

const columns: readonly ExportedColumn[] = [
  [contactFields.name.label, ({ name }) => name, 'always'],
  [
    contactsMessages.email,
    ({ emails, typedEmail }) => [...emails, ...(typedEmail ? [typedEmail] : [])].join('; '),
    'always',
  ],
  [contactsMessages.phone, ({ phones }) => phones.join('; ')],
  ...optionalFields.map((field): ExportedColumn => [contactFields[field].label, (row) => row[field], field]),
  [contactsMessages.linkedin, ({ linkedinSlug }) => linkedinUrlOf(linkedinSlug)],
  [contactsMessages.connected, ({ connectedOn }) => connectedOn],
  [contactsMessages.tagColumn, ({ tags }) => tags.join('; '), 'tags'],
  [contactsMessages.strength, (_, { strength }) => strength, 'strength'],
  [contactsMessages.freshness, (_, { freshness }) => contactsMessages.freshnessFilter({ freshness }), 'freshness'],
  [contactsMessages.lastContact, (_, { lastContactOn }) => lastContactOn, 'lastContact'],
  [contactsMessages.messageCount, ({ messages }) => messages, 'evidence'],
  [contactsMessages.meetingCount, ({ meetings }) => meetings, 'evidence'],
  [contactsMessages.from, ({ sources }) => sources.join('; ')],
]
