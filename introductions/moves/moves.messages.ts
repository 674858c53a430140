import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** Why a request cannot go where somebody wants it. */
export const movesMessages = defineMessages('moves', {
  askedAlreadyByTeammate: '{asker} already asked {connector} about {target}.',
  cannotBeReached:
    '{connector} can’t be reached by email through Wellmet. Copy your message and send it yourself, or ask someone else.',
  isFinal: 'The status {from} is final.',
  moveNotAllowed: 'From {from}, the status can only change to {allowed}.',
  notAskedAlready: 'You already asked {connector} about {target}.',
})
