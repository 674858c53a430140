import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const postingMessages = defineMessages('posting', {
  // Refusals
  alreadyThere: 'This version is already in {place}, or on its way there. Publish a new version to post it again.',
  notConnectedYet:
    'No place is connected. Connect Ghost, a channel or a webhook under Settings, Posting, and post from there.',
  notPublished: 'Only a published page can be posted. Publish it first.',
  notUrl: 'Enter a whole address, such as https://example.com/hooks/posts.',
  placeTaken: 'This place is connected already.',
  tooLong: 'The text for {place} is too long: it takes {most, number} characters.',
  tooManyPlaces: 'You have {most, number} places. Take one away first.',
  tooManyToday: 'This workspace has posted {most, number} times today. Try again tomorrow.',

  // Names of places
  ghost: 'Ghost',
  slack: 'Slack',
  teams: 'Microsoft Teams',
  webhook: 'Webhook',
  readIt: 'Read it',

  // What became of a post
  stateAccepted: '{place} took it. Whether it was posted, {place} does not say.',
  stateApproval: 'Waiting for an admin to approve it.',
  statePosted: 'Posted.',
  stateRejected: 'Not posted: it was not approved.',
  stateSending: 'Being posted.',
  stateUnknown: '{place} did not answer. It may have been posted, so it is not posted again. Look there.',
  stateWaiting: 'Waiting to be posted.',
  failedAccessEnded: '{place} no longer accepts the connection. Connect it again.',
  failedGone: 'This place was taken away before it was posted.',
  failedNotReached: '{place} could not be reached. Nothing was posted.',
  failedNotThere: '{place} did not answer, and the post is not there. You can post it again.',
  failedRefused: '{place} refused it.',
  failedTooLong: '{place} found it too long.',
  failedOutsiders: 'People outside your company read this channel, so nothing was posted.',
  failedUnpublished: 'The page was taken offline before it was posted.',

  // The approval
  approvalKind: 'Posting to other places',
  approvalTitle: 'Post “{title}” to {n, plural, one {# place} other {# places}}',
  approvalFrom: 'From',
  approvalPlace: '{kind}: {place}',
})
