import type { Services } from '@wellmet/platform/services.ts'
import { placeIn, type SealedColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'

/** What a message says, and the thread that it belongs to. Sealed while it waits. */
export interface MessageContent {
  fromName: string
  subject: string
  text: string
  /** Message-IDs with their angle brackets, oldest first. */
  references: string[]
}

export const sealedMessages: SealedColumn = { table: 'outreach.messages', column: 'content', row: ['id'] }

export const sealContent = ({ keyRing }: Services, id: string, content: MessageContent): string =>
  seal(keyRing, JSON.stringify(content), placeIn(sealedMessages, id))

export const openContent = ({ keyRing }: Pick<Services, 'keyRing'>, id: string, sealed: string): MessageContent =>
  JSON.parse(open(keyRing, sealed, placeIn(sealedMessages, id))) as MessageContent
