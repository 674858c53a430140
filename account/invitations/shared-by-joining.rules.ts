import { invitationsMessages } from './invitations.messages.ts'

/** What members see of each other without any sharing, as the page of an invitation and the sharing page list it. */
export const sharedByJoining = (): string[] => [invitationsMessages.sharesName(), invitationsMessages.sharesAnswers()]
