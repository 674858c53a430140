import { placeIn, type SealedColumn } from '../vault/sealed-column.ts'
import { open, seal } from '../vault/vault.ts'
import type { Services } from '../services.ts'

/** What a mail says. It holds live links, so it is sealed while it waits, and deleted once the mail is sent. */
export interface MailContent {
  /** Instead of the name of the server. */
  fromName?: string
  subject: string
  /** The plain part. */
  body: string
  /** Not in a mail that an earlier release queued. */
  html?: string
  headers: Record<string, string>
}

/** Set on mail to somebody outside the workspace, who can refuse all of it with one click. */
export const oneClickHeader = 'List-Unsubscribe-Post'

/** Whether its recipient can refuse mail like it. */
export const isRefusable = ({ headers }: MailContent): boolean => oneClickHeader in headers

/** Whether its recipient waits for it: what a user asks of their own account goes to an address from which mail came back, too. */
export const isAskedFor = ({ senderId }: { senderId: string | null }, { headers }: MailContent): boolean =>
  senderId === null && !('List-Unsubscribe' in headers)

export const sealedMails: SealedColumn = { table: 'platform.mails', column: 'content', row: ['id'] }

export const sealContent = ({ keyRing }: Services, id: string, content: MailContent): string =>
  seal(keyRing, JSON.stringify(content), placeIn(sealedMails, id))

export const openContent = ({ keyRing }: Pick<Services, 'keyRing'>, id: string, sealed: string): MailContent =>
  JSON.parse(open(keyRing, sealed, placeIn(sealedMails, id))) as MailContent
