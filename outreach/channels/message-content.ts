import type { Services } from '@wellmet/platform/services.ts'
import { placeIn, type SealedColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'
import type { ButtonAnswer } from './channels.contract.ts'

/** What is said. It is sealed, and gone once it was sent. */
export interface MessageContent {
  text: string
  link?: { label: string; url: string }
  buttons?: readonly { label: string; answer: ButtonAnswer }[]
}

export const sealedMessageText: SealedColumn = {
  table: 'outreach.channel_messages',
  column: 'sealed_text',
  row: ['id'],
}

export const sealContent = ({ keyRing }: Services, id: string, content: MessageContent): string =>
  seal(keyRing, JSON.stringify(content), placeIn(sealedMessageText, id))

export const openContent = ({ keyRing }: Services, id: string, sealed: string): MessageContent =>
  JSON.parse(open(keyRing, sealed, placeIn(sealedMessageText, id))) as MessageContent
