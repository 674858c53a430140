import { translate } from '@wellmet/platform/messages/translations.ts'
import type { manualContactsMessages } from './manual-contacts.messages.ts'

translate<typeof manualContactsMessages>('de', 'manualContacts', {
  add: 'Kontakt hinzufügen',
  addPerson: 'Person hinzufügen',
  addPersonAbout: 'Die Stärke erscheint, sobald wir E-Mails oder Treffen sehen.',
  cancel: 'Abbrechen',
  company: 'Unternehmen',
  email: 'E-Mail',
  familiarity: 'Wie gut kennst du die Person?',
  familiarityChoice: '{familiarity, select, well {Gut} somewhat {Etwas} barely {Kaum} other {Möchte ich nicht sagen}}',
  familiaritySaid:
    '{familiarity, select, well {Ich kenne die Person gut} somewhat {Ich kenne die Person etwas} barely {Ich kenne die Person kaum} other {Ich kenne die Person nicht}}',
  linkedinUrl: 'LinkedIn-Profil',
  linkedinUrlHint: 'https://www.linkedin.com/in/…',
  name: 'Name',
  nameMissing: 'Gib einen Namen ein.',
  sourceByHand: 'Von Hand hinzugefügt',
  sourceOnPath: 'Bekannt, wie du auf einem Weg gesagt hast',
  title: 'Position',

  // Refusals
  deletedBefore:
    'Du hast einen Kontakt mit diesem Namen oder dieser Adresse gelöscht. Lass ihn zuerst unter Kontakte → Verlauf wieder zu.',
  notProfile: 'Gib die Adresse eines Profils ein, zum Beispiel https://www.linkedin.com/in/name.',
  thatIsYou: 'Das ist deine eigene Adresse. Gib die Adresse der Person ein.',
})
