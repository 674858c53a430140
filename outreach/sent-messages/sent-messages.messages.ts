import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const sentMessagesMessages = defineMessages('sentMessages', {
  // Where a message is
  sending: 'It is being sent.',
  waitsUntil: 'It leaves when their office opens.',
  waitsAgain: 'It has not left yet. It will be tried again.',
  planned: 'Planned for {at, date, moment}.',
  sent: 'It was sent from your mailbox.',

  // Why it did not leave
  failedAccess: 'It was not sent: Wellmet is no longer allowed to send from this mailbox.',
  failedRefused: 'It was not sent: your mail provider rejected it.',
  failedNoAnswer: 'It was not sent: your mail provider did not take it after several tries.',
  unknown: 'We don’t know whether it left: your mail provider gave no clear answer.',
  stoppedReply: 'It was not sent: they wrote to you in the meantime.',
  stoppedMeeting: 'It was not sent: a meeting has been booked.',
  stoppedNo: 'It was not sent: they said no.',
  stoppedUnreachable: 'It was not sent: you can’t email this person.',
  stoppedNotAllowed: 'It was not sent: we no longer have a sign that they expect an email from you.',
  stoppedErased: 'It was not sent: the person was deleted.',
  stoppedEnded: 'It was not sent: the introduction or the follow-up has ended.',
  stoppedMember: 'You cancelled it before it was sent.',

  // What to do
  allowAgain: 'Allow sending from this mailbox again, then try once more.',
  checkMessage: 'Check the address and the text, or send it from your mail program.',
  tryOrByHand: 'Try again, or send it from your mail program.',
  lookInSent: 'Look into the Sent folder of your mailbox, then tell us whether it is there.',
  readFirst: 'Read their email first. Your text is kept here for two weeks.',

  // Notifications
  notSentTitle: 'Your email to {address} was not sent',
  unknownTitle: 'Was your email to {address} sent?',

  // Refusals
  noMailbox: 'Wellmet may not send from any of your mailboxes. Connect one and allow sending in the settings.',
  notThisMailbox: 'Wellmet may not send from this mailbox. Allow sending in the settings first.',
  answeredNotFound: 'We can’t find the email you’re replying to in this mailbox.',
  tooMany: 'You have {most, number} messages waiting. Wait until some have been sent, or cancel some.',
  alreadyLeft: 'This message was sent or is being sent.',
  alreadySettled: 'This follow-up has been sent, skipped or stopped already.',
  onlyUnknown: 'You can mark a message as sent only if we don’t know whether it was.',
  textGone: 'Its text has been deleted. Write it again.',

  // Screen
  takeBack: 'Cancel sending',
  tryAgain: 'Try again',
  discard: 'Discard',
  showText: 'Show the text',
  itWasSent: 'It is in my sent mail',
  itWasNotSent: 'It is not there, send it again',
  outgoingTitle: 'Not sent yet',
  outgoingTo: 'To {address}: {subject}',
  sendFrom: 'Send from {address}',
  sendChecked: 'Read it once more. It goes to {address} exactly as written here.',
  editSubject: 'Subject',
  editMessage: 'Message',
  fillGap: 'Replace […] with your own words first.',
})
