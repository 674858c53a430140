import { translate } from '@wellmet/platform/messages/translations.ts'
import type { targetsMessages } from './targets.messages.ts'

translate<typeof targetsMessages>('de', 'targets', {
  // Offer
  addAsTarget: '{name} als Ziel hinzufügen',
  addAsTargetAbout: 'Du kennst noch niemanden mit diesem Namen. Sieh, wer die Person kennen könnte.',
  addProfile: 'Dieses Profil als Ziel hinzufügen',
  addSomeoneAt: 'Sag, wen du bei {company} treffen willst',
  isTargetAlready: '{name} ist eines deiner Ziele.',
  notInList: '{name} ist nicht dabei?',
  seePaths: 'Wege ansehen',
  targets: 'Ziele',

  // Form
  addTarget: 'Ziel hinzufügen',
  addTargetAbout: 'Nur du siehst deine Ziele. Sie werden keine Kontakte und nicht benachrichtigt.',
  addToTarget: 'Ja, Profil dort ergänzen',
  isThisTarget: 'Ist das dein Ziel {name}?',
  isThisTargetNext: 'Dann kommt niemand doppelt dazu.',
  cancel: 'Abbrechen',
  company: 'Unternehmen',
  companyAbout: 'Deine Wege beginnen bei den Leuten, die du dort kennst.',
  companyMissing: 'Ohne Unternehmen gibt es noch keine Wege. Ergänze es, wenn du es kennst.',
  editTarget: 'Ziel bearbeiten',
  email: 'E-Mail',
  findPaths: 'Wege finden',
  formerCompanies: 'Frühere Arbeitgeber',
  formerCompaniesAbout: 'Leute, die du dort kennst, kennen die Person vielleicht auch.',
  formerPlaceholder: 'Unternehmen hinzufügen',
  linkedinUrl: 'LinkedIn-Profil',
  name: 'Name',
  nameMissing: 'Gib einen Namen ein.',
  save: 'Speichern',
  title: 'Position',

  // Page
  edit: 'Bearbeiten',
  isYourTarget: 'Dein Ziel · nur für dich sichtbar',
  linkedin: 'LinkedIn-Profil',
  onList: 'Leute, die du kennenlernen willst',
  onListAbout: 'Ziele, die du mit Namen, Adresse oder LinkedIn-Profil hinzugefügt hast.',
  remove: 'Ziel entfernen',
  removed: '{name} ist kein Ziel mehr.',
  theTargets: 'deine Ziele',
  whatOpensPath: 'Was einen Weg zu {name} öffnet',
  openByCompany: 'Ergänze, wo {name} arbeitet. Wege beginnen bei den Leuten, die du dort kennst.',
  openByFormer:
    'Ergänze, wo {name} früher gearbeitet hat. Vielleicht kennst du eine frühere Kollegin oder einen Kollegen.',
  openByAsking:
    '{count, plural, one {Frag die Person, die du bei {company} kennst. Für einen Weg reicht es noch nicht.} other {Frag eine der # Personen, die du bei {company} kennst.}}',
  openByImport: 'Importiere mehr Kontakte. Du kennst noch niemanden bei {company}.',
  openByInvite: 'Lade jemanden aus deinem Team ein, der Leute bei {company} kennt.',
  openByInviteAnyone: 'Lade jemanden aus deinem Team ein. Vielleicht kennt die Person {name}.',
  addCompany: 'Unternehmen ergänzen',
  addFormer: 'Frühere Arbeitgeber ergänzen',
  importContacts: 'Kontakte importieren',
  inviteTeammate: 'Team einladen',
  seePeopleAt: 'Leute bei {company} ansehen',

  // Refusals
  cannotAdd: 'Diese Person kann nicht als Ziel hinzugefügt werden.',
  isTeammate: '{name} ist in deinem Team. Schreib direkt.',
  nobodyNamed: 'Gib einen Namen, eine E-Mail-Adresse oder ein LinkedIn-Profil ein.',
  notProfile: 'Gib die Adresse eines Profils ein, zum Beispiel https://www.linkedin.com/in/name.',
  tooMany: 'Dein Workspace hat {most, number} Ziele, mehr gehen nicht. Entferne zuerst einige.',
})
