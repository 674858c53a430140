import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far the chain of one workspace had come, and its hash there. */
export interface Head {
  workspaceId: string
  seq: number
  /** In hex. */
  hash: string
}

export interface Anchor {
  at: string
  heads: Head[]
}

/** One word, so that it survives in a log line, in a file and in a mail. */
export function writeAnchor(key: Buffer, { at, heads }: Anchor): string {
  const list = heads.map(({ workspaceId, seq, hash }) => [workspaceId, seq, hash])
  const payload = Buffer.from(JSON.stringify({ at, heads: list })).toString('base64url')
  return `audit-anchor.${payload}.${sign(key, payload).toString('base64url')}`
}

const written = /audit-anchor\.(?<payload>[\w-]+)\.(?<signature>[\w-]{43})/g

/** All anchors in a text, such as a log, and how many of them were not signed with this key. */
export function readAnchors(key: Buffer, text: string): { anchors: Anchor[]; forged: number } {
  const found = Array.from(
    text.matchAll(written),
    ({ groups = {} }) => groups as { payload: string; signature: string },
  )
  const genuine = found.filter(({ payload, signature }) =>
    timingSafeEqual(sign(key, payload), Buffer.from(signature, 'base64url')),
  )
  return { anchors: genuine.map(({ payload }) => readPayload(payload)), forged: found.length - genuine.length }
}

function readPayload(payload: string): Anchor {
  const { at, heads } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    at: string
    heads: [string, number, string][]
  }
  return { at, heads: heads.map(([workspaceId, seq, hash]) => ({ workspaceId, seq, hash })) }
}

const sign = (key: Buffer, payload: string): Buffer => createHmac('sha256', key).update(payload).digest()
