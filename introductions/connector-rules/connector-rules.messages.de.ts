import { translate } from '@wellmet/platform/messages/translations.ts'
import type { connectorRulesMessages } from './connector-rules.messages.ts'

translate<typeof connectorRulesMessages>('de', 'connectorRules', {
  addPerson: 'Person hinzufügen',
  anyDay: 'An jedem Tag',
  bothDays: 'Gib beide Tage an oder keinen.',
  company: 'Unternehmen {line, number}',
  companyPlaceholder: 'Unternehmen (optional)',
  deliverOn: 'Anfragen zustellen am',
  deliverOnAbout: 'Wir sammeln Anfragen und stellen sie dir an diesem Tag zusammen zu.',
  endsTooEarly: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  everyWeekday:
    '{day, select, 1 {Montag} 2 {Dienstag} 3 {Mittwoch} 4 {Donnerstag} 5 {Freitag} 6 {Samstag} other {Sonntag}}',
  howMany: 'Wie viele Anfragen',
  howManyAbout: 'Von allen in diesem Workspace zusammen.',
  limit: '{count, number} alle 30 Tage',
  limitDefault: 'Standard, {count, number} alle 30 Tage',
  name: 'Name {line, number}',
  namePlaceholder: 'Name',
  noGoCompanies: 'Unternehmen, zu denen ich keine Intros mache',
  noGoCompaniesAbout: 'Eins pro Zeile. Nur du siehst diese Liste.',
  noGoPeople: 'Personen, denen ich niemanden vorstelle',
  noRequests: 'Keine Anfragen',
  pauseFrom: 'Anfragen pausieren ab',
  pauseUntil: 'Letzter Tag der Pause',
  remove: 'Entfernen',
  removeLine: 'Entfernen: Zeile {line, number}',
  removePerson: 'Entfernen: {name}',
  rules: 'Wenn dich jemand um ein Intro bittet',
  rulesAbout:
    'Deine Regeln für alle in diesem Workspace. Sie gelten automatisch. Andere sehen, ab wann sie wieder fragen können, aber nie, warum.',
  save: 'Regeln speichern',
  saved: 'Deine Regeln sind gespeichert. Sie gelten ab jetzt.',
  tellOutcomes: 'Ich möchte erfahren, was aus einem Intro geworden ist',
  tellOutcomesAbout: 'Eine kurze E-Mail für jedes Intro, wenn es etwas Neues gibt.',
  viewersAreNotAsked: 'Du hast in diesem Workspace nur Lesezugriff, deshalb kann dich niemand um Intros bitten.',
  yourRules: 'Deine Regeln',
})
