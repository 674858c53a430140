import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** What is said while somebody is waited for who has answered before. */
export const silenceMessages = defineMessages('silence', {
  // Notifications
  notIntroducedYet: '{connector} said yes, but hasn’t introduced you to {target} yet',
  notIntroducedYetFollower: '{connector} said yes, but hasn’t introduced {asker} to {target} yet',
  notIntroducedYetNext: 'Remind {connector}. If you were introduced, record it.',
  didNotIntroduce: '{connector} said yes, but didn’t introduce you to {target}',
  didNotIntroduceFollower: '{connector} said yes, but didn’t introduce {asker} to {target}',
  noReplyYet: '{target} hasn’t replied yet',
  noReplyYetNext: 'Write to {target} once more, or record what happened.',
  notAgreedYet: '{target} hasn’t answered {connector} yet',
  notAgreedYetNext: 'Wait, or try the next connector.',

  // Where a request stands that ended after an introduction
  endedAfterIntroduction: 'Ended after the introduction',
  endedAfterIntroductionAdvice: 'Tell {connector} what came of it, and thank them.',

  // Requests that wait for nobody but the clock, and the column of those that were not asked
  scheduled: 'Scheduled',
  scheduledAbout: 'We’ll ask the connector at the time you set.',
  columnNotAsked: 'Not asked yet',

  // Timeline
  eventNotIntroducedYet: '{connector} hasn’t introduced you yet',
  eventDidNotIntroduce: '{connector} didn’t introduce you',
  eventNoInterest: 'You recorded that it led to nothing',
})
