import { statement } from '@wellmet/platform/database/statement.ts'

/** Only of those whose address is confirmed: a mail a day to a stranger would be one too many. */
export const listWaiting = statement<object, { userId: string; timeZone: string | null; since: Date }>(
  import.meta.url,
  'list_waiting',
)
export const findAddressee = statement<{ userId: string }, { name: string; email: string }>(
  import.meta.url,
  'find_addressee',
)

export interface DigestLine {
  workspace: string
  title: string
  body: string
  link: string
}
/** By workspace, newest first. Taken once: whoever asks again gets what came since. */
export const takeForDigest = statement<{ userId: string; until: Date }, DigestLine>(import.meta.url, 'take_for_digest')
