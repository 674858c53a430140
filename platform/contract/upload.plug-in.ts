import type { Readable } from 'node:stream'
import type { PlugIn } from './plug-in.ts'

const type = 'application/octet-stream'

export interface Uploading {
  upload: Readable
}

/** A file instead of a body: handed on as it arrives, never held in memory. */
export const upload = (limit: { maxBytes: number; example: string }): PlugIn<Uploading> => ({
  name: 'upload',
  request: { types: [type], read: 'bytes', ...limit },
  openApi: {
    requestBody: { required: true, content: { [type]: { schema: { type: 'string', format: 'binary' } } } },
  },
  extend: (exchange) => ({ upload: exchange.open(limit.maxBytes) }),
})
