import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A smaller answer fits into one packet as it is. */
const minBytes = 1400

const coders = {
  // Quality 4 is as small as gzip's best and takes half its time.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
export type Encoding = keyof typeof coders

/** The better of our encodings among those that the client takes; `;q=0` refuses one. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const taken = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q\s*=\s*/))
      .filter(([, weight]) => weight === undefined || Number(weight) > 0)
      .map(([name]) => name),
  )
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding)) ?? null
}

/** Null when it is not worth it. */
export async function compress(
  body: string,
  header: string | undefined,
): Promise<{ encoding: Encoding; body: Buffer } | null> {
  const encoding = acceptedEncoding(header)
  const plain = Buffer.from(body)
  if (encoding === null || plain.length < minBytes) return null
  return { encoding, body: await coders[encoding](plain) }
}
