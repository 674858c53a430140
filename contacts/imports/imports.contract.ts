import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { stream } from '@wellmet/platform/contract/stream.plug-in.ts'
import { upload } from '@wellmet/platform/contract/upload.plug-in.ts'
import { Id, Name, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const ImportState = z.enum(['uploading', 'waiting', 'reading', 'done', 'refused'])

/** The rows of a file that are about one thing: in a LinkedIn archive, one of its files. */
export const ImportPart = z
  .object({
    kind: z.enum([
      'contact',
      'message',
      'meeting',
      'invitation',
      'endorsement',
      'recommendation',
      'position',
      'education',
      'profile',
    ]),
    rows: z.int(),
    used: z.int().meta({ description: 'A contact, evidence or a position of mine came of it, new or known before' }),
    notCounted: z.int().meta({ description: 'Read, and says nothing of a relationship: mass mail, large groups' }),
    skipped: z.int(),
  })
  .meta({ id: 'ImportPart' })
export type ImportPart = z.infer<typeof ImportPart>

/** How many rows of a file were imported, changed or skipped. */
export const ImportCounts = z.object({
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  merged: z.int(),
  skipped: z.int(),
  evidence: z.int(),
  parts: z
    .array(ImportPart)
    .optional()
    .meta({ description: 'Every row is in one of them; left out until the file was read' }),
})
export type ImportCounts = z.infer<typeof ImportCounts>

export const Import = z
  .object({
    id: Id,
    fileName: z.string(),
    bytes: z.int(),
    state: ImportState,
    format: z.string().nullable(),
    counts: ImportCounts,
    archiveOf: z
      .string()
      .nullable()
      .meta({ description: 'The name in a LinkedIn archive, when it has no word in common with mine' }),
    problem: z.string().nullable(),
    undo: z.enum(['none', 'waiting', 'done']).meta({ description: 'Whether what it brought in was deleted again' }),
    createdAt: Timestamp,
    finishedAt: Timestamp.nullable(),
  })
  .meta({ id: 'Import' })
export type Import = z.infer<typeof Import>

export const Skip = z.object({ file: z.string(), line: z.int().nullable(), reason: z.string() })
export type Skip = z.infer<typeof Skip>

export const largestImport = 512 * 1024 * 1024

/** What generated tests send: a file that says little. */
const example = `First Name,Last Name,URL,Email Address,Company,Position,Connected On
Ada,Byron,https://www.linkedin.com/in/ada-byron,ada@byron.example,Analytical Engines,Programmer,08 Feb 2024
Ada,Byron,,ada@engines.example,Analytical Engines,Programmer,08 Feb 2024
Mary,Boole,https://www.linkedin.com/in/mary-boole,,Queens,Teacher,12 Mar 2023
`

export const imports = contract('network', {
  create: {
    route: 'POST /api/network/imports',
    access: 'member',
    summary:
      'Bring a network in: a LinkedIn export, contacts, calendar or mailbox file; its format is found by its content',
    query: z.strictObject({ fileName: Name }),
    plugIns: [upload({ maxBytes: largestImport, example })],
    reply: Import,
    status: 202,
    rate: { points: 60, seconds: 3600 },
  },
  list: {
    route: 'GET /api/network/imports',
    access: 'viewer',
    summary: 'What I brought in, newest first',
    reply: Page(Import),
  },
  show: {
    route: 'GET /api/network/imports/:id',
    access: 'viewer',
    summary: 'One import with its receipt: what was stored, and every row that was not, with the reason',
    reply: z.object({ import: Import, skips: z.array(Skip) }),
  },
  previewUndo: {
    route: 'GET /api/network/imports/:id/undo',
    access: 'viewer',
    summary: 'What deleting an import would delete',
    reply: z.object({
      contacts: z.int().meta({ description: 'Contacts that only this import speaks of' }),
      staying: z.int().meta({ description: 'Those whom another import knows too, or whom I wrote on by hand' }),
    }),
  },
  undo: {
    route: 'POST /api/network/imports/:id/undo',
    access: 'member',
    summary: 'Delete the contacts that only this import brought in; a later import may bring them again',
    reply: Import,
    status: 202,
  },
  progress: {
    route: 'GET /api/network/imports/:id/progress',
    access: 'viewer',
    summary: 'One import as it is now and with every change, until it is done or refused',
    plugIns: [stream],
    reply: Import,
  },
})
