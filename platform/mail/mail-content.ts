import { open, seal } from '../vault/vault.ts'
import type { Services } from '../services.ts'

/** What a mail says. It holds live links, so it is sealed while it waits and deleted once the mail is settled. */
export interface MailContent {
  /** Instead of the name of the server. */
  fromName?: string
  subject: string
  body: string
  headers: Record<string, string>
}

const place = (id: string): string => `platform.mails.content/${id}`

export const sealContent = ({ keyRing }: Services, id: string, content: MailContent): string =>
  seal(keyRing, JSON.stringify(content), place(id))

export const openContent = ({ keyRing }: Pick<Services, 'keyRing'>, id: string, sealed: string): MailContent =>
  JSON.parse(open(keyRing, sealed, place(id))) as MailContent
