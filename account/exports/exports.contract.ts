import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { FileContent, Id, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** For so long the file can be downloaded. */
export const exportHours = 72

export const Export = z
  .object({
    id: Id,
    state: z.enum(['waiting', 'writing', 'done', 'failed']),
    done: z.int().meta({ description: 'Tables that are written' }),
    total: z.int().meta({ description: 'Tables to write; 0 until it is known' }),
    rows: z.int(),
    bytes: z.int(),
    createdAt: Timestamp,
    finishedAt: Timestamp.nullable(),
    expiresAt: Timestamp.nullable().meta({ description: 'Until when the file can be downloaded' }),
  })
  .meta({ id: 'Export' })
export type Export = z.infer<typeof Export>

export const exports = contract('account', {
  list: {
    route: 'GET /api/account/exports',
    access: 'user',
    keys: 'never',
    summary: 'My exports that can still be downloaded, or are being written, newest first',
    reply: Page(Export),
  },
  create: {
    route: 'POST /api/account/exports',
    access: 'user',
    keys: 'never',
    fresh: 10,
    summary:
      'Export everything I gave or caused, as a ZIP of JSON and CSV; one that is being written is answered again',
    reply: Export,
    status: 202,
    rate: { points: 10, seconds: 86_400 },
  },
  progress: {
    route: 'GET /api/account/exports/:id/progress',
    access: 'user',
    keys: 'never',
    summary: 'One export as it is now and with every change, until it is written',
    stream: true,
    reply: Export,
  },
  download: {
    route: 'GET /api/account/exports/:id/file',
    access: 'user',
    keys: 'never',
    summary: 'The file, for 72 hours',
    file: { type: 'application/zip', name: 'wellmet-export.zip' },
    reply: FileContent,
  },
})
