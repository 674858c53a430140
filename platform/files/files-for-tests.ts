import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { decodeText, type ByteSource } from './text/decode-text.ts'
import type { ZipEntry } from '../../database/seed/write-zip.ts'
import { writeZip } from './zip-for-tests.ts'

export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name)
export const fixtureBytes = (name: string): ByteSource => createReadStream(fixture(name))
export const fixtureText = (name: string): AsyncIterable<string> => decodeText(fixtureBytes(name))

/** Cut into pieces, because a reader that only works when everything comes at once does not work. */
export async function* bytesOf(content: string | Uint8Array, pieceLength = 7): ByteSource & AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content as string)
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength)
}

export const textOf = (content: string | Uint8Array): AsyncIterable<string> => decodeText(bytesOf(content))

export async function collect<T>(records: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const record of records) all.push(record)
  return all
}

/** Gone when the test is. */
export function temporaryFile(name: string, content?: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'formats-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  if (content !== undefined) writeFileSync(join(folder, name), content)
  return join(folder, name)
}

/** A fixture folder as the ZIP that LinkedIn would send; `rename` for other people's ways to pack it. */
export function zippedFixture(folder: string, rename = (name: string): string => name): string {
  const entries: ZipEntry[] = readdirSync(fixture(folder)).map((name) => ({
    name: rename(name),
    content: readFileSync(join(fixture(folder), name)),
  }))
  return writeZip(temporaryFile('export.zip'), entries)
}
