import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const briefsMessages = defineMessages('briefs', {
  // Sections
  bestPaths: 'Best paths',
  goodNews: 'Good news',
  moreTurns: 'and {count, number} more',
  stayInTouch: 'Stay in touch',
  targetPaths: 'Best paths to your targets',
  whatHappened: 'What happened',
  yourTurn: 'Your turn',

  // Subject
  countWaiting: '{count, plural, one {# thing waits} other {# things wait}} for you',

  // Good news
  targetSaidYes: '{target} said yes',
  suggestTwoTimes: '{connector} introduced you. Suggest two times to talk.',
  targetReplied: '{target} replied',
  replySoon: 'Answer within a day and suggest two times.',
  introducedYou: '{connector} introduced you to {target}',
  writeWhileFresh: 'Answer {connector}’s email to you both while it’s fresh, and thank {connector} there.',
  passedOn: '{connector} passed your message on to {target}',
  waitForTarget: '{target} answers first. You don’t have to do anything.',
  mayMention: '{connector} said you may mention their name',
  writeYourself: 'Your message to {target} is ready to send.',
  connectorSaidYes: '{connector} said yes',
  targetIsAsked: '{target} is asked first. You don’t have to do anything.',
  willIntroduce: '{connector} will introduce you to {target}.',

  // What happened about others
  bestWayIn: 'Best way in: {name} · {standing}',
  yourPath: 'Your path: {standing}',
  signalWithWay: '{signal} {way}',

  // What waits
  answerRequest: 'Answer yes, later or no.',
  confirm: 'Confirm',
  confirmSeen: '{seen} Is that right?',
  standing: '{label}. {advice}',
  wantsToMeet: '{asker} would like to meet {target}',

  // Staying in touch
  reconnect: 'Reconnect with {name}',
  thank: 'Thank {name}',
})
