import type { ImportRecord, SkippedRow } from '@wellmet/platform/files/records.ts'
import { linkedInFileNamed, type LinkedInFile } from '@wellmet/platform/files/linkedin/linkedin-files.ts'
import type { ImportPart } from './imports.contract.ts'

type PartKind = ImportPart['kind']

const kindOfFile: Readonly<Record<LinkedInFile, PartKind>> = {
  profile: 'profile',
  positions: 'position',
  education: 'education',
  connections: 'contact',
  invitations: 'invitation',
  'endorsements-received': 'endorsement',
  'endorsements-given': 'endorsement',
  'recommendations-received': 'recommendation',
  'recommendations-given': 'recommendation',
  messages: 'message',
}

/** In which part a row that could not be read belongs, by the name that its reader gives to the file. */
function kindOfSkipped({ file }: SkippedRow): PartKind {
  const linkedIn = linkedInFileNamed(file)
  if (linkedIn) return kindOfFile[linkedIn]
  return file === 'mbox' ? 'message' : file === 'calendar' ? 'meeting' : 'contact'
}

export interface RowTally {
  add(record: ImportRecord, became: { isUsed: boolean; isSkipped: boolean }): void
  /** In the order in which they were first met. Their rows add up to all rows. */
  parts(): ImportPart[]
}

/** Counts the rows of a file by what they are about, and what became of them. */
export function tallyRows(): RowTally {
  const parts = new Map<PartKind, ImportPart>()
  return {
    add(record, { isUsed, isSkipped }) {
      const kind = record.kind === 'skipped' ? kindOfSkipped(record) : record.kind
      const part = parts.get(kind) ?? { kind, rows: 0, used: 0, notCounted: 0, skipped: 0 }
      part.rows += 1
      if (isSkipped) part.skipped += 1
      else if (isUsed) part.used += 1
      else part.notCounted += 1
      parts.set(kind, part)
    },
    parts: () => [...parts.values()],
  }
}
