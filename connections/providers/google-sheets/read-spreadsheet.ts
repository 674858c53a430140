import { z } from 'zod'
import { joinCsv } from '@wellmet/platform/files/text/write-csv.rules.ts'
import type { ProviderRequest } from '../../engine/provider.ts'

export const spreadsheetType = 'application/vnd.google-apps.spreadsheet'

/** So that the address with all their names does not grow too long. */
const tabsAtOnce = 25

const Spreadsheet = z.object({
  properties: z.object({ title: z.string() }),
  sheets: z
    .array(
      z.object({
        properties: z.object({
          sheetId: z.int().default(0),
          title: z.string(),
          sheetType: z.string().default('GRID'),
          hidden: z.boolean().default(false),
        }),
      }),
    )
    .default([]),
})
const Values = z.object({
  valueRanges: z
    .array(
      z.object({
        range: z.string(),
        values: z.array(z.array(z.union([z.string(), z.number(), z.boolean()]))).default([]),
      }),
    )
    .default([]),
})

export interface Tab {
  id: number
  /** Its cells as CSV, so that the columns are known by the same names as in any other table. */
  bytes: Uint8Array
}

/** Everything that can be seen in a spreadsheet, as it is shown there. Charts and hidden tabs are left out. */
export async function readSpreadsheet(request: ProviderRequest, id: string): Promise<{ title: string; tabs: Tab[] }> {
  const path = `/v4/spreadsheets/${encodeURIComponent(id)}`
  const fields = 'properties.title,sheets.properties(sheetId,title,sheetType,hidden)'
  const query = new URLSearchParams({ fields })
  const { properties, sheets } = Spreadsheet.parse((await request(`${path}?${query.toString()}`)).json())
  const shown = sheets
    .map((sheet) => sheet.properties)
    .filter(({ sheetType, hidden }) => sheetType === 'GRID' && !hidden)
  const texts = new Map<string, string>()
  for (let from = 0; from < shown.length; from += tabsAtOnce) {
    const some = shown.slice(from, from + tabsAtOnce)
    const ranges = new URLSearchParams(some.map(({ title }): [string, string] => ['ranges', rangeOf(title)]))
    const { valueRanges } = Values.parse((await request(`${path}/values:batchGet?${ranges.toString()}`)).json())
    for (const { range, values } of valueRanges)
      texts.set(titleIn(range), joinCsv(values.map((row) => row.map(String))))
  }
  return {
    title: properties.title,
    tabs: shown.map(({ sheetId, title }) => ({ id: sheetId, bytes: Buffer.from(texts.get(title) ?? '') })),
  }
}

const rangeOf = (title: string): string => `'${title.replaceAll("'", "''")}'`

/** `'Ana''s people'!A1:F20` is of the tab “Ana's people”. */
function titleIn(range: string): string {
  const written = range.slice(0, range.lastIndexOf('!'))
  return written.startsWith("'") ? written.slice(1, -1).replaceAll("''", "'") : written
}
