import { z } from 'zod'

/** `https://<key id>:<secret>@<host>/<bucket>[/<folder>][?region=<region>]`, for any storage that speaks S3. */
export const StorageUrl = z.string().refine(isStorageUrl, {
  error: 'must be https://<key id>:<secret key>@<host>/<bucket>, and a key with / + or = is written with %2F %2B %3D',
})

function isStorageUrl(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username !== '' &&
    url.password !== '' &&
    url.pathname.split('/').some((name) => name !== '')
  )
}

export interface StoragePlace {
  /** Of the bucket. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** What names of objects begin with: empty, or a folder with its slash. */
  prefix: string
}

export function readStorageUrl(text: string): StoragePlace {
  const url = new URL(text)
  const [bucket, ...folders] = url.pathname.split('/').filter((name) => name !== '')
  return {
    endpoint: `${url.origin}/${bucket}`,
    // Where there is one region only, this name is taken for it.
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    prefix: folders.map((folder) => `${folder}/`).join(''),
  }
}
