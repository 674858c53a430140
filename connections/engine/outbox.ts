import type { ProviderRequest } from './provider.ts'

/** A message that is ready to leave a mailbox of a member. */
export interface OutgoingMail {
  /** Ours. It is also in a header of the message. */
  id: string
  /** Fixed before any attempt. The provider may replace it. */
  messageId: string
  from: string
  to: string
  /** The conversation that it continues, as the provider calls it; null for a new one. */
  threadId: string | null
  /** The whole message, as RFC 5322 has it. */
  raw: Buffer
}

/** What the provider holds before anything is sent. It is stored, and every later step names it. */
export interface SavedDraft {
  id: string
  threadId: string | null
}

/**
 * What became of a draft. `draft`: it is still there, so it was not sent. `sent`: the message is among those that were
 * sent. `gone`: neither; whoever owns the mailbox may have deleted or edited it, and only they can say.
 */
export type DraftFate = { is: 'draft' } | { is: 'sent'; threadId: string | null } | { is: 'gone' }

/** `refused`: the provider does not take this message, and would not later. `not taken`: it certainly did not leave now. */
export type SendResult = { is: 'sent'; threadId: string | null } | { is: 'refused' | 'not taken'; answer: string }

/**
 * Sends in two phases: a draft that is saved first, and then sent by its id. A second request for the same draft cannot
 * send it twice, and a draft that is still there tells that it was not sent.
 */
export interface Outbox {
  saveDraft(mail: OutgoingMail): Promise<SavedDraft>
  /** The draft of a try that was cut off before its id was stored. */
  findDraft(mail: OutgoingMail): Promise<SavedDraft | null>
  sendDraft(draft: SavedDraft, mail: OutgoingMail): Promise<SendResult>
  lookUp(draft: SavedDraft, mail: Pick<OutgoingMail, 'id' | 'messageId'>): Promise<DraftFate>
  /** For a message that was stopped. Does nothing if there is none. */
  deleteDraft(draft: SavedDraft): Promise<void>
  close(): void
}

export interface OutboxRequests {
  /** With the access that the member gave for sending. */
  send: ProviderRequest
  /** With the access to the headers of their mail; null if that ended. */
  read: ProviderRequest | null
}

/** How members send from an account of a provider. */
export interface OutboxProvider {
  /** After a try without a clear answer: before that, a draft that is there may still be on its way. */
  settlesAfterMs: number
  open(requests: OutboxRequests): Outbox
}
