import { translate } from '@wellmet/platform/messages/translations.ts'
import type { contactEditsMessages } from './contact-edits.messages.ts'

translate<typeof contactEditsMessages>('de', 'contactEdits', {
  addEmail: 'E-Mail-Adresse hinzufügen',
  about: 'Spätere Importe ändern nicht, was du hier änderst.',
  cancel: 'Abbrechen',
  edit: 'Bearbeiten',
  changeEmail: 'E-Mail-Adresse ändern',
  email: 'E-Mail-Adresse',
  emailAbout:
    'Hierhin schreibst du {name}, und hier fragen wir, wenn du ein Intro willst. Nur du siehst sie. Für andere im Team bestätigt das die Adresse nicht.',
  emailInvalid: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  emailTyped: 'von dir eingetragen',
  editContact: '{name} bearbeiten',
  edited: 'Von dir geändert',
  nameMissing: 'Gib einen Namen ein.',
  notSaved: 'Es wurde nichts geändert. {reason}',
  save: 'Speichern',
  takeBack: '{state, select, empty {Entfernen} other {Aus den Importen übernehmen}}',

  // Refusals
  emailErased: 'Eine Person mit dieser Adresse wurde gelöscht. Die Adresse wird deshalb nicht wieder gespeichert.',
  nothingToChange: 'Sag, was sich am Kontakt ändern soll.',
})
