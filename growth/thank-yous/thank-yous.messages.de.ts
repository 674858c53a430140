import { translate } from '@wellmet/platform/messages/translations.ts'
import type { thankYousMessages } from './thank-yous.messages.ts'

translate<typeof thankYousMessages>('de', 'thankYous', {
  // On a card
  card: '{connector} hat uns {doors, plural, one {eine Tür} other {# Türen}} geöffnet.',
  doors: '{doors, plural, one {eine Tür} other {# Türen}}',

  // Refusals
  alreadyAsked: '{connector} wurde schon gefragt.',
  linkNotValid: 'Dieser Link gilt nicht mehr.',
  noAddress: '{connector} hat hier keine E-Mail-Adresse und kann deshalb nicht gefragt werden.',
  noDoor: 'Danken kannst du nur jemandem, dessen Vermittlung zu einem Treffen geführt hat.',
  notMailed: '{connector} bekommt von hier keine E-Mails und kann deshalb nicht gefragt werden.',
  tooMany: 'Du hast {most, number} Karten. Lösche zuerst eine.',

  // The email
  mailAgain: 'Du kannst das jederzeit mit demselben Link zurücknehmen. Die Karte ist dann sofort weg.',
  mailBody:
    '{name} von {workspace} möchte dir öffentlich für deine Vermittlungen danken. Auf der Karte stünde: „{text}“ Ohne deine Zustimmung wird nichts gezeigt.',
  mailButton: 'Karte ansehen',
  mailSubject: '{name} möchte dir danken',
})
