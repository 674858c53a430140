import { z } from 'zod'
import type { ProviderRequest } from '../../engine/provider.ts'
import { spreadsheetType } from './read-spreadsheet.ts'

const Files = z.object({
  files: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  nextPageToken: z.string().optional(),
})

/** Every spreadsheet that somebody picked for Wellmet and has not deleted. Asked of Google Drive. */
export async function listSpreadsheets(request: ProviderRequest): Promise<{ id: string; name: string }[]> {
  const found: { id: string; name: string }[] = []
  let page: string | undefined
  do {
    const query = new URLSearchParams({
      q: `mimeType = '${spreadsheetType}' and trashed = false`,
      fields: 'nextPageToken,files(id,name)',
      pageSize: '100',
      ...(page === undefined ? {} : { pageToken: page }),
    })
    const { files, nextPageToken } = Files.parse((await request(`/drive/v3/files?${query.toString()}`)).json())
    found.push(...files)
    page = nextPageToken
  } while (page !== undefined)
  return found
}
