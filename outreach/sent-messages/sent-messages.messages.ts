import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const sentMessagesMessages = defineMessages('sentMessages', {
  // Where a message is
  sending: 'It is being sent.',
  waitsUntil: 'It leaves when their office opens.',
  waitsAgain: 'It has not left yet. It will be tried again.',
  planned: 'Planned for {at, date, moment}.',
  sent: 'It was sent from your mailbox.',

  // Why it did not leave
  failedAccess: 'It was not sent: Wellmet may not send from this mailbox any more.',
  failedRefused: 'It was not sent: your mail provider does not take this message.',
  failedNoAnswer: 'It was not sent: your mail provider did not take it after several tries.',
  unknown: 'We don’t know whether it left: your mail provider gave no clear answer.',
  stoppedReply: 'It was not sent: they wrote to you in the meantime.',
  stoppedMeeting: 'It was not sent: a meeting has been booked.',
  stoppedNo: 'It was not sent: they said no.',
  stoppedUnreachable: 'It was not sent: this person cannot be written to.',
  stoppedNotAllowed: 'It was not sent: we no longer have a sign that they expect an email from you.',
  stoppedErased: 'It was not sent: the person was deleted.',
  stoppedEnded: 'It was not sent: the introduction or the follow-up has ended.',
  stoppedMember: 'You took it back before it left.',

  // What to do
  allowAgain: 'Allow sending from this mailbox again, then try once more.',
  checkMessage: 'Check the address and the text, or send it from your mail program.',
  tryOrByHand: 'Try again, or send it from your mail program.',
  lookInSent: 'Look into the Sent folder of your mailbox, then tell us whether it is there.',
  readFirst: 'Read their email first. Your text is kept here for two weeks.',

  // Notifications
  notSentTitle: 'Your email to {address} was not sent',
  unknownTitle: 'Did your email to {address} leave?',

  // Refusals
  noMailbox: 'Wellmet may not send from any of your mailboxes. Connect one and allow sending in the settings.',
  notThisMailbox: 'Wellmet may not send from this mailbox. Allow sending in the settings first.',
  answeredNotFound: 'The email that this answers is not among those that we know from this mailbox.',
  tooMany: 'You have {most, number} messages waiting. Wait until some have left, or take some back.',
  alreadyLeft: 'This message has left, or is leaving now.',
  alreadySettled: 'This follow-up has been sent, skipped or stopped already.',
  onlyUnknown: 'Only a message of unknown outcome can be called sent.',
  textGone: 'Its text has been deleted. Write it again.',

  // Screen
  takeBack: 'Take it back',
  tryAgain: 'Try again',
  discard: 'Discard',
  showText: 'Show the text',
  itWasSent: 'It is in my sent mail',
  itWasNotSent: 'It is not there, send it again',
  outgoingTitle: 'Not sent yet',
  outgoingTo: 'To {address}: {subject}',
  sendFrom: 'Send from {address}',
  sendChecked: 'Please read it once more: it goes to {address} as it stands here.',
  editSubject: 'Subject',
  editMessage: 'Message',
  fillGap: 'Replace […] with your own words first.',
})
