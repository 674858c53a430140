import type { PlugIn } from './plug-in.ts'

const saved = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` })

/** Answered as a file to save under this name; `reply` is its text. */
export const textFile = (type: 'text/csv' | 'application/samlmetadata+xml', name: string): PlugIn => ({
  name: 'file',
  reply: { as: 'text', type, headers: saved(name) },
})

/** The same for bytes that are no text; `reply` is `FileContent`. */
export const byteFile = (type: 'application/zip', name: string): PlugIn => ({
  name: 'file',
  reply: { as: 'bytes', type, headers: saved(name) },
})
