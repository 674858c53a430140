import type { InvitationEvent, InvitationState } from './invitations.contract.ts'

export interface InvitationTimes {
  readonly expiresAt: Date
  readonly sentAt: Date | null
  readonly acceptedAt: Date | null
  readonly declinedAt: Date | null
  readonly askedForLinkAt: Date | null
  readonly takenBackAt: Date | null
}

export function stateOf(times: InvitationTimes, now: Date): InvitationState {
  if (times.acceptedAt) return 'accepted'
  if (times.takenBackAt) return 'taken_back'
  if (hasDeclined(times)) return 'declined'
  return times.expiresAt > now ? 'open' : 'expired'
}

/** Asking for a new link after declining means a change of mind. */
export const hasDeclined = ({ declinedAt, askedForLinkAt }: Pick<InvitationTimes, 'declinedAt' | 'askedForLinkAt'>) =>
  declinedAt !== null && (askedForLinkAt === null || askedForLinkAt < declinedAt)

/** They asked, and no email has left since. */
export const waitsForLink = ({ askedForLinkAt, sentAt }: Pick<InvitationTimes, 'askedForLinkAt' | 'sentAt'>) =>
  askedForLinkAt !== null && (sentAt === null || sentAt < askedForLinkAt)

/** Whether it changes anything. What happened already, or is too late, does not. */
export function mayHappen(event: InvitationEvent, times: InvitationTimes & { openedAt: Date | null }, now: Date) {
  const state = stateOf(times, now)
  if (event === 'opened') return times.openedAt === null && state === 'open'
  if (event === 'declined') return state === 'open' || state === 'expired'
  return (state === 'declined' || state === 'open' || state === 'expired') && !waitsForLink(times)
}

/** 132 random bits. */
const pageIdLength = 22

export const newPageId = (secret: string): string => secret.slice(0, pageIdLength)

/** The token of a link begins with the id of its page, so that a link that no longer lets in still says why. */
export const tokenOf = (pageId: string, secret: string): string => `${pageId}.${secret}`

/** Null for links from before there were pages. */
export const pageIdIn = (token: string): string | null =>
  token.indexOf('.') === pageIdLength ? token.slice(0, pageIdLength) : null
