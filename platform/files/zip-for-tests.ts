import { writeFileSync } from 'node:fs'
import { zipOf, type ZipEntry } from '../../database/seed/write-zip.ts'

export function writeZip(path: string, entries: readonly ZipEntry[]): string {
  writeFileSync(path, zipOf(entries))
  return path
}
