import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { byteFile } from '@wellmet/platform/contract/file.plug-in.ts'
import { stream } from '@wellmet/platform/contract/stream.plug-in.ts'
import { FileContent, Id, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** For so long the file can be downloaded. */
export const exportHours = 72

/** What a workspace demands before its rows leave: single sign-on, or a second factor. */
const Demand = z.enum(['sign_on', 'second_factor'])

const LeftOutWorkspace = z.object({ workspaceId: Id, name: z.string(), needs: Demand })
export type LeftOutWorkspace = z.infer<typeof LeftOutWorkspace>

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
    leftOut: z.array(LeftOutWorkspace).meta({
      description: 'Workspaces that are not in it, because the session that asked for it lacked what they demand',
    }),
    needs: Demand.nullable().meta({
      description: 'What this session lacks to download it, because a workspace that is in it demands it',
    }),
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
      'Export everything I gave or caused, as a ZIP of JSON and CSV, without workspaces that demand what this session lacks; one that is being written is answered again',
    reply: Export,
    status: 202,
    rate: { points: 10, seconds: 86_400 },
  },
  progress: {
    route: 'GET /api/account/exports/:id/progress',
    access: 'user',
    keys: 'never',
    summary: 'One export as it is now and with every change, until it is written',
    plugIns: [stream],
    reply: Export,
  },
  download: {
    route: 'GET /api/account/exports/:id/file',
    access: 'user',
    keys: 'never',
    summary: 'The file, for 72 hours, for a session that has what every workspace in it demands',
    plugIns: [byteFile('application/zip', 'wellmet-export.zip')],
    reply: FileContent,
  },
})
