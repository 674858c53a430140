import { stat } from 'node:fs/promises'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import type { ByteSource } from '../text/decode-text.ts'
import { ImportRefused } from '../import-refused.ts'
import { limits } from '../limits.rules.ts'

export interface ZipEntry {
  /** For matching only; never a path on any disk. */
  name: string
  read: () => ByteSource
}

export interface OpenZip {
  entries: ZipEntry[]
  close: () => void
}

/** The directory of a ZIP. Nothing is unpacked before an entry is read, and then only so much. */
export async function openZip(path: string): Promise<OpenZip> {
  if ((await stat(path)).size > limits.fileBytes) throw new ImportRefused('file_too_large')
  const zip = await yauzl.openPromise(path, { autoClose: false, decodeStrings: false }).catch(refuseDamaged)
  try {
    if (zip.entryCount > limits.zipEntries) throw new ImportRefused('archive_too_many_entries')
    const budget = { left: limits.zipUnpackedBytes }
    const entries: ZipEntry[] = []
    for await (const entry of zip.eachEntry()) {
      // Read as Latin: the names that matter are ASCII, and a name in any other writing is still a name.
      const name = entry.fileNameRaw.toString('latin1')
      entries.push({ name, read: () => unpack(zip, entry, budget) })
    }
    return { entries, close: () => zip.close() }
  } catch (error) {
    zip.close()
    return refuseDamaged(error)
  }
}

async function* unpack(zip: ZipFile, entry: Entry, budget: { left: number }): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted()) throw new ImportRefused('archive_encrypted')
  const mostBytes = Math.max(limits.zipRatioFromBytes, entry.compressedSize * limits.zipRatio)
  if (entry.uncompressedSize > Math.min(mostBytes, budget.left)) throw new ImportRefused('archive_too_large')
  let size = 0
  try {
    // What the directory declares is a claim; what comes out is counted too.
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const bytes = chunk as Uint8Array
      size += bytes.length
      budget.left -= bytes.length
      if (size > mostBytes || budget.left < 0) throw new ImportRefused('archive_too_large')
      yield bytes
    }
  } catch (error) {
    refuseDamaged(error)
  }
}

function refuseDamaged(error: unknown): never {
  throw error instanceof ImportRefused ? error : new ImportRefused('archive_unreadable', error)
}
