import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** What a connector forwards, and what they are told about it. */
export const forwardingMessages = defineMessages('forwarding', {
  // In the message itself
  passOn: 'Hi {target}, {asker} asked me to pass this on:',
  passOnUnnamed: 'Hi {target}, someone I know asked me to pass this on:',
  replyToKnowMore: 'If you would like to know more, reply to this email.',
  tellConnector: 'If you would like to know more, tell {connector}.',

  // Above the message in the email to the connector
  toForward: 'For you to forward to {target}. You can delete this line.',
  toForwardEdited: 'For you to forward to {target}, edited by you. You can delete this line.',

  // Beside the button that opens the email app
  copied: 'Your email app opens with a line from you above the message, and {asker} ({address}) in copy.',
  copiedNobody: 'Your email app opens with a line from you above the message, and nobody in copy.',
  keepUnnamed: 'Please keep the name of {asker} out until {target} says yes.',
})
