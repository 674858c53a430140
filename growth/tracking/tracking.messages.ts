import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const trackingMessages = defineMessages('tracking', {
  tooMany: 'This site sends too many events. Try again in a minute.',

  // Screens
  title: 'What happens on your site',
  about: 'The last 12 months. What was not counted says why.',
  loading: 'Loading counts',
  what: 'Event',
  counted: 'Counted',
  thisMonth: 'This month',
  dropped: 'Dropped',
  none: 'None',
  droppedBot: '{count, number} from bots',
  droppedNoUserAgent: '{count, number} without a browser',
  droppedOtherOrigin: '{count, number} from an address that is not listed',
  droppedSwitchedOff: '{count, number} while visits were off',
  droppedTrap: '{count, number} filled in by programs',
  droppedDuplicate: '{count, number} sent twice',
  droppedRepeat: '{count, number} repeated within minutes',
  droppedFull: '{count, number} over the limit of the day',
  droppedNotTaken: '{count, number} not taken',
})
