import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** What the connector is told in the asker's name, and what the asker is told of that. */
export const outcomeNoticesMessages = defineMessages('telling', {
  // Before something is recorded
  ends: '<strong>{what}</strong> (about {target}). Ending it doesn’t count against {connector}.',
  tells: 'We’ll email {connector} in your name after ten seconds: “{news}” Until then you can undo it.',
  toldBefore: 'No email this time: {connector} already got one.',
  toldBeforeMember: 'No email this time. {connector} gets a notification.',
  tellsNobody: 'We won’t email {connector} about this.',

  // Where a request stands
  endedToldAdvice: 'We tell {connector} by email that you didn’t get to talk. You don’t have to do anything.',
  notReachableAdvice:
    '{connector} can’t be reached by email through Wellmet anymore. Ask them yourself whether they wrote to {target}.',
  passedOn: 'Passed on without your name',
  passedOnAdvice:
    '{connector} forwarded your message to {target} without your name. {connector} will tell you what {target} says.',

  // Notifications about a request without a name
  passedOnUnnamed: '{connector} passed your message on to {target} without your name',
  passedOnUnnamedFollower: '{connector} passed the message of {asker} on to {target} without a name',
  passedOnUnnamedNext: '{connector} will tell you what {target} says.',
  passedOnNoReplyNext: 'Ask {connector} what {target} said, or record what happened.',
})
