import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'

/** Which address to use, as far as the link may tell. */
export const invitedAddressWords = (sentTo: string | null): string =>
  sentTo === null
    ? invitationsMessages.invitedAddressOnly()
    : invitationsMessages.invitedAddressPart({ address: sentTo })
