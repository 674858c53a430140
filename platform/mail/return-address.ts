import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { DataRoot } from '../vault/data-root.ts'
import { deriveKey } from '../vault/derive-key.ts'

/** RFC 9477: complaints quote it, also where they leave out the addresses. */
export const feedbackIdHeader = 'CFBL-Feedback-ID'

/** Together with "bounces+" it stays below the 64 characters of RFC 5321. */
const proofLength = 12

const proofOf = ({ dataSecret }: DataRoot, id: string): string =>
  createHmac('sha256', deriveKey(dataSecret, 'return addresses of mail')).update(id).digest('hex').slice(0, proofLength)

/** Names a mail in its return address. The proof keeps others from telling us that mail to somebody came back. */
export function returnToken(root: DataRoot, mailId: string): string {
  const id = mailId.replaceAll('-', '')
  return id + proofOf(root, id)
}

/** `bounces+<token>@wellmet.example`; null where the operator named no address. */
export function returnAddress(root: DataRoot, { BOUNCE_ADDRESS }: Pick<Config, 'BOUNCE_ADDRESS'>, mailId: string) {
  if (BOUNCE_ADDRESS === undefined) return null
  const at = BOUNCE_ADDRESS.lastIndexOf('@')
  return `${BOUNCE_ADDRESS.slice(0, at)}+${returnToken(root, mailId)}${BOUNCE_ADDRESS.slice(at)}`
}

const token = /(?<![0-9a-f])([0-9a-f]{32})([0-9a-f]{12})(?![0-9a-f])/gi

/** The first mail of ours that is named in what came back; null if none is. */
export function findReturnedMail(root: DataRoot, raw: string): string | null {
  for (const [, given = '', proof = ''] of raw.matchAll(token)) {
    const id = given.toLowerCase()
    if (!timingSafeEqual(Buffer.from(proofOf(root, id)), Buffer.from(proof.toLowerCase()))) continue
    return [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-')
  }
  return null
}
