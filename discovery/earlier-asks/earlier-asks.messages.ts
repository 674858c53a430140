import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const earlierAsksMessages = defineMessages('earlierAsks', {
  asks: 'Who was asked',
  joined: '{asker} asked {connector} about {target} on {on, date, dayAndYear}. You joined.',
  mine: 'You asked {connector} about {target} on {on, date, dayAndYear}.',
  stage:
    '{stage, select, awaiting_connector {Waiting for an answer} connector_replied {Said yes} intro_sent {Introduced} target_replied {Replied} meeting_booked {Meeting booked} converted {It worked out} declined {Said no} cancelled {Ended without an introduction} other {Ended after the introduction}}',
})
