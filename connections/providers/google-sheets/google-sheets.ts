import { createHash } from 'node:crypto'
import { z } from 'zod'
import { cleanText } from '@wellmet/platform/files/text/clean-text.rules.ts'
import type { Provider, Source, SourcePage, SourceRecord } from '../../engine/provider.ts'
import { NothingPicked } from '../../engine/provider-errors.ts'
import { googleSignIn, isOverQuota } from '../google/google-sign-in.ts'
import { googleSettings } from '../google/google.settings.ts'
import { findTable, notATable, readTable, type Table } from '../table-rows.ts'
import { readSpreadsheet, spreadsheetType, type Tab } from './read-spreadsheet.ts'

const longestTitle = 200
const delimiter = ','

const Seen = z.object({
  digest: z.string(),
  /** The tabs that had a table of contacts. */
  tabs: z.array(z.int()),
  skipped: z.record(z.string(), z.int()),
})

/** The rows of one spreadsheet, in all its tabs that have a table of contacts. */
const sheetRows = {
  name: 'contacts',
  scope: 'https://www.googleapis.com/auth/drive.file',
  baseUrl: (config) => config.get(googleSettings).GOOGLE_SHEETS_URL,
  async read(request, { cursor, subject, since, now }): Promise<SourcePage> {
    const before = cursor === null ? null : Seen.parse(JSON.parse(cursor))
    const { tabs } = await readSpreadsheet(request, subject)
    const digest = digestOf(tabs)
    if (before?.digest === digest) return { records: [], skipped: before.skipped, next: null }
    const tables = tablesIn(tabs)
    const isLost = ({ id }: Tab): boolean =>
      before?.tabs.includes(id) === true && !tables.some(({ tab }) => tab.id === id)
    // A header that was broken by mistake must not take its contacts away.
    if (tables.length === 0 || tabs.some(isLost)) throw notATable()
    const records: SourceRecord[] = []
    const skipped: Record<string, number> = {}
    for (const { tab, table } of tables) {
      const rows = await readTable(table, tab.bytes, { since, now }, delimiter)
      for (const row of rows.records) records.push({ ...row, ref: `${tab.id}/${row.ref}` })
      for (const [reason, count] of Object.entries(rows.skipped)) skipped[reason] = (skipped[reason] ?? 0) + count
    }
    const seen: z.infer<typeof Seen> = { digest, tabs: tables.map(({ tab }) => tab.id), skipped }
    return { records, skipped, whole: { refsFrom: [''] }, next: null, cursor: JSON.stringify(seen) }
  },
  isCursorExpired: () => false,
} satisfies Source

/**
 * A connected account is one spreadsheet, which the member picks at Google while they agree: the scope opens what was
 * picked, and nothing else.
 */
export const googleSheets = {
  name: 'google-sheets',
  label: 'Google Sheets',
  category: 'table',
  settings: googleSettings,
  signIn(config) {
    const signIn = googleSignIn(config)
    return (
      signIn && {
        ...signIn,
        // Revoking would end the access to the mail and the calendar of the same person too.
        revocationUrl: null,
        baseUrl: config.get(googleSettings).GOOGLE_SHEETS_URL,
        // Google lets members pick only where no other scope is asked for, and does not name itself then.
        scopes: [],
        namesItself: false,
        extra: { ...signIn.extra, trigger_onepick: 'true', mimetypes: spreadsheetType },
      }
    )
  },
  sources: [sheetRows],
  async identifyOwner(request, _claims, _tokenResponse, picked) {
    if (picked === null) throw new NothingPicked()
    const { title, tabs } = await readSpreadsheet(request, picked)
    if (tablesIn(tabs).length === 0) throw notATable()
    return { subject: picked, address: nameOf(title) }
  },
  isOverQuota,
} satisfies Provider

/** Whatever looks like an address of mail would count as one of the member's own. */
const nameOf = (title: string): string => cleanText(title.replaceAll('@', ' at '), longestTitle) ?? googleSheets.label

const tablesIn = (tabs: readonly Tab[]): { tab: Tab; table: Table }[] =>
  tabs.flatMap((tab) => {
    const table = findTable(tab.bytes, delimiter)
    return table ? [{ tab, table }] : []
  })

function digestOf(tabs: readonly Tab[]): string {
  const hash = createHash('sha256')
  for (const { id, bytes } of tabs) hash.update(`${id} ${bytes.length} `).update(bytes)
  return hash.digest('base64url')
}
