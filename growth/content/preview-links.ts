import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { contentMessages as m } from './content.messages.ts'
import { expectPagesUrl } from '../sites/pages-url.ts'
import { getDocument } from './show-documents.ts'

const daysOpen = 7
const purpose = 'growth.preview'
/** An id, a number and a time. A longer address would not be routed. */
const bytesSaid = 24

interface Previewed {
  documentId: string
  number: number
}

type Keys = Pick<Services, 'signingKeys'>

const sign = (key: Buffer, said: Buffer): string => createHmac('sha256', key).update(said).digest('base64url')

/** Document, version and end, signed: nothing is stored, and the link opens this one version. */
function previewToken({ signingKeys }: Keys, { documentId, number }: Previewed, until: Date): string {
  const said = Buffer.alloc(bytesSaid)
  said.write(documentId.replaceAll('-', ''), 'hex')
  said.writeUInt32BE(number, 16)
  said.writeUInt32BE(Math.floor(until.getTime() / 1000), 20)
  return `${said.toString('base64url')}.${sign(signingKeys.of(purpose)[0], said)}`
}

/** Fails for a link that is not ours, and for one that has expired. */
export function readPreviewToken({ signingKeys, now }: Keys & Pick<Services, 'now'>, token: string): Previewed {
  const [text = '', signature = ''] = token.split('.')
  const said = Buffer.from(text, 'base64url')
  const isOurs = said.length === bytesSaid && signingKeys.of(purpose).some((key) => isSame(sign(key, said), signature))
  if (!isOurs || said.readUInt32BE(20) * 1000 < now().getTime()) throw fail('link_not_valid', m.previewOver())
  const documentId = said.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { documentId, number: said.readUInt32BE(16) }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Of the newest version, for whoever has the link, for a week. */
export const makePreviewLink = (call: MemberCall, id: string): Promise<{ url: string; until: string }> =>
  call.db.reading(async (tx) => {
    const pagesUrl = expectPagesUrl(call.services)
    const { version: number, slug } = await getDocument(tx, call, id)
    if (slug === null) throw fail('conflict', m.noSlug())
    const until = addDays(call.services.now(), daysOpen)
    const token = previewToken(call.services, { documentId: id, number }, until)
    return { url: `${pagesUrl}/p/preview/${token}`, until: until.toISOString() }
  })
