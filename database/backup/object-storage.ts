import { open, rm, stat } from 'node:fs/promises'
import { S3mini, S3NetworkError, S3ServiceError, type UploadPart } from 's3mini'
import { mayGoPlain } from '@wellmet/platform/config/plaintext.rules.ts'
import { BackupFailed } from './backup-failed.ts'
import { openingFile } from './explain-file-error.ts'
import { publish } from './manifest.ts'
import { readStorageUrl } from './storage-url.ts'

/** Copies of the files in the folder of the dumps, under the same names. */
export interface ObjectStorage {
  /** How many bytes each has. */
  list(): Promise<Map<string, number>>
  /** Sends a file of which nothing changes any more. */
  sendFile(path: string, name: string): Promise<void>
  sendContent(content: Buffer, name: string): Promise<void>
  /** Receives into a new file, which is there when it is whole. */
  receiveFile(name: string, bytes: number, path: string): Promise<void>
}

const mebibyte = 2 ** 20
const smallestPart = 8 * mebibyte
/** An upload has at most 10,000. */
const mostParts = 9_000
const requestMs = 300_000
const tries = 3

/** Throws BackupFailed for an address without TLS. Nothing is asked yet. */
export function openStorage(url: string, plaintextHosts: readonly string[]): ObjectStorage {
  if (!url.startsWith('https:') && !mayGoPlain(url, plaintextHosts))
    throw new BackupFailed('BACKUP_STORAGE_URL needs https, or its host in PLAINTEXT_HOSTS if the network is private.')
  const { prefix, ...place } = readStorageUrl(url)
  const bucket = new S3mini({ ...place, requestAbortTimeout: requestMs })
  const put = (name: string, content: Buffer) => again(() => bucket.putObject(prefix + name, content))
  return {
    list: () =>
      explained(async () => {
        const objects = await bucket.listObjects('/', prefix)
        // Null is what it answers for a bucket that is missing.
        if (objects === null) throw new BackupFailed('The storage has no such bucket.')
        return new Map(objects.map(({ Key: key, Size: bytes }) => [key.slice(prefix.length), bytes]))
      }),
    sendFile: (path, name) =>
      explained(async () => {
        const { size } = await stat(path)
        const partBytes = sizeOfParts(size)
        if (size <= partBytes) await put(name, await readPart(path, 0, size))
        else await sendInParts(bucket, prefix + name, { path, size, partBytes })
      }),
    sendContent: (content, name) => explained(async () => void (await put(name, content))),
    receiveFile: (name, bytes, path) => explained(() => receive(bucket, prefix + name, bytes, path)),
  }
}

const sizeOfParts = (bytes: number): number =>
  Math.max(smallestPart, Math.ceil(bytes / mostParts / mebibyte) * mebibyte)

async function sendInParts(
  bucket: S3mini,
  key: string,
  { path, size, partBytes }: { path: string; size: number; partBytes: number },
): Promise<void> {
  const upload = await again(() => bucket.getMultipartUploadId(key))
  try {
    const parts: UploadPart[] = []
    for (let at = 0; at < size; at += partBytes) {
      const content = await readPart(path, at, Math.min(partBytes, size - at))
      parts.push(await again(() => bucket.uploadPart(key, upload, content, parts.length + 1)))
    }
    await bucket.completeMultipartUpload(key, upload, parts)
  } catch (error) {
    // What was sent would be paid for until somebody deletes it.
    await bucket.abortMultipartUpload(key, upload).catch(() => {})
    throw error
  }
}

async function readPart(path: string, at: number, bytes: number): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const part = Buffer.alloc(bytes)
    const { bytesRead } = await file.read(part, 0, bytes, at)
    if (bytesRead < bytes) throw new BackupFailed(`${path} became shorter while it was copied.`)
    return part
  } finally {
    await file.close()
  }
}

async function receive(bucket: S3mini, key: string, bytes: number, path: string): Promise<void> {
  const draft = `${path}.partial`
  const file = await openingFile(draft, () => open(draft, 'w', 0o600))
  try {
    const partBytes = sizeOfParts(bytes)
    for (let at = 0; at < bytes; at += partBytes) {
      const end = Math.min(bytes, at + partBytes)
      const part = await again(async () => {
        const answer = await bucket.getObjectRaw(key, false, at, end)
        return Buffer.from(await answer.arrayBuffer())
      })
      if (part.length !== end - at) throw new BackupFailed(`The storage has ${key} no longer, or not all of it.`)
      await file.writeFile(part)
    }
    await file.sync()
    await publish(draft, path)
  } finally {
    await file.close()
    await rm(draft, { force: true })
  }
}

/** A storage that is busy answers 5xx now and then. */
async function again<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left--)
    try {
      return await ask()
    } catch (error) {
      if (left === 0 || (error instanceof S3ServiceError && error.status < 500)) throw error
    }
}

/** What an operator can act on. The address is not told, because it holds the key. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explain(error) ?? error
  }
}

function explain(error: unknown): BackupFailed | null {
  const reason = reasonOf(error)
  return reason === null ? null : new BackupFailed(reason, { cause: error })
}

function reasonOf(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const found = [error, cause].find((one) => one instanceof S3ServiceError)
  if (found !== undefined) {
    const { status, serviceCode } = found
    const answered = `The storage of BACKUP_STORAGE_URL answered ${status} ${serviceCode ?? ''}`.trim()
    if (status === 401 || status === 403)
      return `${answered}: its key is wrong, or may not list, read and write the bucket, or the region is another one (?region=…).`
    if (status === 404) return `${answered}: it has no such bucket.`
    return `${answered}.`
  }
  if (error instanceof S3NetworkError) return `The storage of BACKUP_STORAGE_URL cannot be reached: ${error.code}.`
  if (error instanceof TypeError && error.message === 'fetch failed')
    return `The storage of BACKUP_STORAGE_URL cannot be reached: ${(cause as Error).message}`
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `The storage of BACKUP_STORAGE_URL did not answer within ${requestMs / 60_000} minutes.`
  return null
}
