import { randomBytes } from 'node:crypto'
import { appendFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BackupFailed } from './backup-failed.ts'
import { copyBackups, fetchBackup, listCopies } from './copy-backups.ts'
import { journalIn } from './deletion-journal.ts'
import { hashFile, writeManifest } from './manifest.ts'
import { openStorage } from './object-storage.ts'
import { StorageUrl } from './storage-url.ts'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { startObjectStorage } from '../../tests/world/object-storage.ts'

/** A file that counts as a dump. */
async function addDump(folder: string, day: number, bytes: number, sealedFor: string | null = 'a key') {
  const file = `wellmet-202611${day}T013000Z.dump`
  writeFileSync(join(folder, file), randomBytes(bytes), { mode: 0o600 })
  const sha256 = await hashFile(join(folder, file))
  const madeAt = `2026-11-${day}T01:30:00.000Z`
  await writeManifest(folder, { file, madeAt, schema: 'x', server: '17', bytes, sha256, sealedFor, rows: {} })
  return file
}

const failsWith = (text: RegExp) => ({ constructor: BackupFailed, message: expect.stringMatching(text) })

test('dumps of any size and the journal go to the storage once, and come back as they were', async () => {
  const { url, front } = await startObjectStorage()
  const storage = openStorage(url, [])
  const [here, there] = [temporaryFolder(), temporaryFolder()]
  const first = await addDump(here, 17, 1_000)
  writeFileSync(journalIn(here), '{"a":1}\n')
  expect(await copyBackups(here, storage)).toEqual({ dumps: 1, bytes: 1_000, newest: first })
  const large = await addDump(here, 18, 20 * 2 ** 20 + 7)
  appendFileSync(journalIn(here), '{"a":2}\n')
  expect(await copyBackups(here, storage)).toMatchObject({ dumps: 1, newest: large })
  expect(front.uploadedParts).toBe(3)
  expect(await copyBackups(here, storage)).toMatchObject({ dumps: 0, newest: large })
  expect((await listCopies(storage)).map(({ file }) => file)).toEqual([large, first])

  // What expires here stays there: the storage has rules of its own for that.
  for (const name of [first, `${first}.json`]) rmSync(join(here, name))
  expect(await copyBackups(here, storage)).toMatchObject({ dumps: 0 })
  expect(await fetchBackup(there, storage)).toBe(join(there, large))
  expect(await fetchBackup(there, storage, first)).toBe(join(there, first))
  expect(readdirSync(there).toSorted()).toEqual(['deletions.jsonl', first, `${first}.json`, large, `${large}.json`])
  for (const name of ['deletions.jsonl', large, `${large}.json`])
    expect(readFileSync(join(there, name)).equals(readFileSync(join(here, name))), `in ${name}`).toBe(true)
  await expect(fetchBackup(there, storage, 'wellmet-20261101T013000Z.dump')).rejects.toMatchObject(failsWith(/no dump/))
  expect(front.refused).toBe(0)
}, 60_000)

test('a dump that is not sealed stays, and a journal is never replaced by a shorter one', async () => {
  const { url, front } = await startObjectStorage()
  const storage = openStorage(url, [])
  const here = temporaryFolder()
  await expect(copyBackups(here, storage)).rejects.toMatchObject(failsWith(/no dump in/))
  const open = await addDump(here, 16, 100, null)
  await expect(copyBackups(here, storage)).rejects.toMatchObject(failsWith(/is not sealed/))
  const sealed = await addDump(here, 17, 100)
  writeFileSync(journalIn(here), '{"a":1}\n{"a":2}\n')
  expect(await copyBackups(here, storage)).toMatchObject({ dumps: 1, newest: sealed })
  expect((await listCopies(storage)).map(({ file }) => file)).not.toContain(open)
  writeFileSync(journalIn(here), '{"a":1}\n')
  await expect(copyBackups(here, storage)).rejects.toMatchObject(failsWith(/longer journal of deletions/))
  rmSync(journalIn(here))
  await expect(copyBackups(here, storage)).rejects.toMatchObject(failsWith(/longer journal of deletions/))
  // Somebody changed what the storage has.
  await storage.sendContent(Buffer.alloc(100), sealed)
  await expect(fetchBackup(temporaryFolder(), storage)).rejects.toMatchObject(failsWith(/is damaged/))
  expect(front.refused).toBe(0)
}, 60_000)

test('a wrong key, a missing bucket, a storage that is away or busy, and an address without TLS are told', async () => {
  const { url, urlWith, secret, front } = await startObjectStorage()
  const list = (address: string) => openStorage(address, []).list()
  await expect(list(urlWith('another'))).rejects.toMatchObject(
    failsWith(/answered 403 SignatureDoesNotMatch: its key is wrong/),
  )
  expect(front.refused).toBe(1)
  await expect(list(urlWith(secret, '', 'nothing'))).rejects.toMatchObject(failsWith(/no such bucket/))
  front.isBroken = true
  await expect(list(url)).rejects.toMatchObject(failsWith(/answered 503/))
  await expect(list('http://a:b@127.0.0.1:9/copies')).rejects.toMatchObject(failsWith(/cannot be reached/))
  await expect(list('https://a:b@nowhere.invalid/copies')).rejects.toMatchObject(
    failsWith(/cannot be reached: ENOTFOUND/),
  )
  expect(() => openStorage('http://a:b@storage.example.com/copies', [])).toThrow(/needs https/)
  for (const wrong of ['https://s3.example.com/copies', 'https://a:b@s3.example.com', 'https://a:b/c@s3.example.com/d'])
    expect(StorageUrl.safeParse(wrong).success, `for ${wrong}`).toBe(false)
}, 60_000)
