import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const thankYouScreensMessages = defineMessages('thankYouScreens', {
  title: 'Thank-you cards',
  words: 'thanks connectors testimonials doors opened social proof',
  about:
    'Thank connectors in public for doors that they opened. Each card is shown only while they agree, and its number is counted.',
  cards: 'Cards',
  none: 'No cards yet',
  noneAbout: 'Once an introduction has led to a meeting, you can ask its connector here.',
  candidates: 'You could thank',
  candidatesAbout: 'Their introductions led to meetings of yours.',
  opened: '{doors, plural, one {One door opened} other {# doors opened}}',
  ask: 'Ask {name}',
  cannotAsk: 'No email address',
  wasAsked: '{name} was asked.',
  copy: 'Copy the text',
  stateOf:
    '{state, select, asked {Waiting for an answer} agreed {Agreed} declined {Declined} other {Taken back, so it is no longer shown}}',
  from: 'From {name}',
  delete: 'Delete',
  deleteNamed: 'Delete the card about {name}',
  deleteQuestion: 'Delete this card?',
  aboutYou: 'Cards about you',
  aboutYouAbout: 'You decide. You can take a yes back at any time, and the card is gone at once.',
  aboutYouText: '{name} would like to thank you: {doors, plural, one {one door} other {# doors}} opened.',
  agree: 'Agree',
  decline: 'Do not agree',
  withdraw: 'Take it back',
  loading: 'Loading cards',

  // The page of whoever is asked
  askTitle:
    '{state, select, agreed {Your card is shown} declined {Your card is not shown} withdrawn {Your card is no longer shown} other {{name} would like to thank you}}',
  askAbout: '{name} of {workspace} would like to show this card:',
  linkNotValid: 'This link is not valid any more',
  linkNotValidAbout: 'The card was deleted, or the link is incomplete.',
})
