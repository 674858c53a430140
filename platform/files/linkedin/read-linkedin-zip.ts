import { decodeText } from '../text/decode-text.ts'
import { findOwnSlug } from './find-own-slug.ts'
import { ImportRefused } from '../import-refused.ts'
import { limits } from '../limits.rules.ts'
import { linkedInFileNamed, linkedInFiles, readLinkedInFile, type LinkedInFile } from './linkedin-files.ts'
import { openZip, type OpenZip, type ZipEntry } from './open-zip.ts'
import type { ImportRecord, ProfileRecord } from '../records.ts'

/** The member's own export, Basic or Complete. The profile comes first, the messages last. */
export async function* readLinkedInZip(path: string): AsyncGenerator<ImportRecord> {
  const zip = await openZip(path)
  try {
    const files = exportFilesIn(zip)
    yield* readOwner(files)
    for (const kind of linkedInFiles) {
      if (kind === 'profile') continue
      for (const entry of files.get(kind) ?? []) yield* readLinkedInFile(kind, decodeText(entry.read()))
    }
  } finally {
    zip.close()
  }
}

/** Never empty: an archive without any of the files is refused. */
export function exportFilesIn({ entries }: Pick<OpenZip, 'entries'>): Map<LinkedInFile, ZipEntry[]> {
  const files = new Map<LinkedInFile, ZipEntry[]>()
  for (const entry of entries) {
    const kind = linkedInFileNamed(entry.name)
    if (kind === undefined) continue
    const found = files.get(kind) ?? []
    if (found.length >= limits.zipFilesOfOneKind) throw new ImportRefused('archive_too_many_entries')
    files.set(kind, [...found, entry])
  }
  if (files.size > 0) return files
  const hasArchive = entries.some(({ name }) => /\.(?:zip|gz|tgz|7z|rar)$/i.test(name))
  throw new ImportRefused(hasArchive ? 'archive_in_archive' : 'archive_without_export')
}

async function* readOwner(files: Map<LinkedInFile, ZipEntry[]>): AsyncGenerator<ImportRecord> {
  const open = (kind: LinkedInFile) => (files.get(kind) ?? []).map((entry) => () => decodeText(entry.read()))
  let profile: ProfileRecord | undefined
  for (const text of open('profile'))
    for await (const record of readLinkedInFile('profile', text()))
      if (record.kind === 'profile') profile ??= record
      else yield record
  const linkedinSlug = await findOwnSlug(profile?.name?.full, open('invitations'), open('messages'))
  if (profile !== undefined || linkedinSlug !== undefined)
    yield { kind: 'profile', ...profile, ...(linkedinSlug === undefined ? {} : { linkedinSlug }) }
}
