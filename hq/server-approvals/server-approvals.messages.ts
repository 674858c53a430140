import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const serverApprovalsMessages = defineMessages('serverApprovals', {
  alreadyDecided: 'Someone decided this already.',
  changed: 'This is not what you saw. Load the page again and look at what would happen now.',
  expired: 'No one decided in time, so the answer was no.',
  needsSomebodyElse: 'You asked for this, so another operator has to approve it.',
})
