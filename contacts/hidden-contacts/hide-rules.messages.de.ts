import { translate } from '@wellmet/platform/messages/translations.ts'
import type { hideRulesMessages } from './hide-rules.messages.ts'

translate<typeof hideRulesMessages>('de', 'hideRules', {
  // A rule
  companyRule: 'alle bei diesem Unternehmen, bisher {count, plural, one {# Kontakt} other {# Kontakte}}',
  contactRule: 'ein Kontakt',
  domainRule: 'alle mit einer E-Mail-Adresse dort, bisher {count, plural, one {# Kontakt} other {# Kontakte}}',
  hiddenBy: 'Verborgen durch',
  hiddenContact: '{name} ist jetzt verborgen. Niemand sonst sieht diesen Kontakt.',
  hiddenGroup:
    '{count, plural, =0 {Du hast keinen Kontakt bei {name}, deshalb ist jetzt niemand verborgen. Die Regel gilt für spätere Importe.} one {{name} ist jetzt verborgen, mit # Kontakt. Niemand sonst sieht ihn.} other {{name} ist jetzt verborgen, mit # Kontakten. Niemand sonst sieht sie.}}',
  nobodyThere:
    'Du hast keinen Kontakt bei „{name}“. Die Regel würde jetzt niemanden verbergen und für spätere Importe gelten.',
  notChanged: 'Nichts wurde geändert. {reason}',
  notHidden: 'Nichts wurde verborgen. {reason}',
  showAgain: 'Wieder zeigen',
  showAgainName: 'Wieder zeigen: {name}',
  showAgainQuestion: '{name} wieder zeigen? Die Personen, mit denen du dein Netzwerk teilst, sehen {name} dann wieder.',
  shownAgain: 'Die Personen, mit denen du dein Netzwerk teilst, sehen {name} wieder.',

  // Hiding a contact
  alreadyHidden: 'Schon verborgen.',
  everybodyAtCompany: 'Alle bei {company}',
  everybodyAtCompanyAbout:
    '{count, plural, one {Jetzt # Kontakt} other {Jetzt # Kontakte}}, dazu alle, die ein späterer Import hinzufügt.',
  everybodyAtDomain: 'Alle mit einer E-Mail-Adresse bei {domain}',
  everybodyThereAbout: 'Deine jetzigen Kontakte dort, dazu alle, die ein späterer Import hinzufügt.',
  hide: 'Verbergen',
  hideAbout:
    'Du selbst siehst verborgene Kontakte weiter, und deine eigenen Wege nutzen sie. Niemand sonst sieht sie, egal, was du teilst. Das gilt sofort, und du kannst sie jederzeit wieder zeigen.',
  hideContact: 'Kontakt verbergen',
  hiddenMany:
    '{count, plural, =0 {Alle waren schon verborgen.} one {# Kontakt ist jetzt verborgen.} other {# Kontakte sind jetzt verborgen.}}',
  hideMany: '{count, plural, one {# Kontakt verbergen} other {# Kontakte verbergen}}',
  hideManyQuestion:
    '{count, plural, one {Diesen Kontakt verbergen?} other {Diese # Kontakte verbergen?}} Du selbst siehst sie weiter, sonst niemand, egal, was du teilst. Unter „Teilen“ kannst du sie wieder zeigen.',
  hideMore: 'Mehr verbergen',
  hideName: '{name} verbergen',
  onlyContact: 'Nur {name}',
  onlyContactAbout: 'Dieser Kontakt, auch in späteren Importen.',
  whatToHide: 'Was verborgen wird',

  // All rules
  company: 'Unternehmen',
  companyToHide: 'Unternehmen, das du verbirgst',
  companyToHideHint: 'Welches Unternehmen?',
  domain: 'Domain',
  domainExample: 'example.com',
  domainToHide: 'Domain, die du verbirgst',
  hiddenContacts: 'Verborgene Kontakte',
  hiddenContactsAbout: 'Niemand sonst sieht sie, egal, was du teilst. Das gilt sofort und auch für spätere Importe.',
  loading: 'Verborgene Kontakte werden geladen',
  noHiddenContacts: 'Keine verborgenen Kontakte',
  noSuchContact: 'Keiner deiner Kontakte heißt so',
  person: 'Person',
  personToHide: 'Person, die du verbirgst',
  personToHideHint: 'Namen eingeben',
  whatYouHide: 'Was du verbirgst',

  // Refusals
  domainFormat: 'Gib eine Domain wie example.com ein.',
  tooMany:
    'Du hast das Limit von {count, plural, one {# Regel} other {# Regeln}} zum Verbergen erreicht. Zeig zuerst etwas wieder.',
})
