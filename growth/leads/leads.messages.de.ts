import { translate } from '@wellmet/platform/messages/translations.ts'
import type { leadsMessages } from './leads.messages.ts'

translate<typeof leadsMessages>('de', 'leads', {
  track: 'Besuche und Klicks',
  contact: 'Kontaktformular',
  newsletter: 'Newsletter',
  waitlist: 'Warteliste',
  demo: 'Demo-Anfrage',

  matchedByAddress: 'Anhand der E-Mail-Adresse {name} zugeordnet.',
  matchedByDomain: 'Anhand der Domain der Adresse {company} zugeordnet.',
  matchedByCompany: 'Gibt an, bei {company} zu sein.',
  unmatched: 'Nicht zugeordnet: Weder die Adresse noch eine Firma ist bekannt.',
  quotaReached:
    '{count, plural, one {# Formular wurde} other {# Formulare wurden}} heute verworfen, weil ein Workspace {most, number} Leads am Tag annimmt.',
  agreedAtSite: 'Hat einem Newsletter von „{site}“ zugestimmt, auf jener Site.',
  linkNotValid: 'Dieser Link gilt nicht mehr.',

  // On Home
  toldDemo:
    '{count, plural, one {Jemand} =2 {Zwei Leute} other {# Leute}} {where, select, company {bei {name}} other {({name})}} {count, plural, one {hat} other {haben}} eine Demo angefragt.{certainty, select, confirmed {} said { Die Firma ist selbst angegeben.} other { Die Adresse ist nicht geprüft.}}',
  toldContact:
    '{count, plural, one {Jemand} =2 {Zwei Leute} other {# Leute}} {where, select, company {bei {name}} other {({name})}} {count, plural, one {hat} other {haben}} dir über deine Website geschrieben.{certainty, select, confirmed {} said { Die Firma ist selbst angegeben.} other { Die Adresse ist nicht geprüft.}}',
  toldWaitlist:
    '{count, plural, one {Jemand} =2 {Zwei Leute} other {# Leute}} {where, select, company {bei {name}} other {({name})}} {count, plural, one {steht} other {stehen}} auf deiner Warteliste.{certainty, select, confirmed {} said { Die Firma ist selbst angegeben.} other { Die Adresse ist nicht geprüft.}}',
  toldPitch:
    '{count, plural, one {Jemand} =2 {Zwei Leute} other {# Leute}} {where, select, company {bei {name}} other {({name})}} {count, plural, one {möchte} other {möchten}} deinen Pitch sehen.{certainty, select, confirmed {} said { Die Firma ist selbst angegeben.} other { Die Adresse ist nicht geprüft.}}',
  toldGtm:
    '{count, plural, one {Jemand} =2 {Zwei Leute} other {# Leute}} {where, select, company {bei {name}} other {({name})}} {count, plural, one {hat} other {haben}} Interesse gezeigt.{certainty, select, confirmed {} said { Der Firmenname ist nicht geprüft.} other { Die Adresse ist nicht geprüft.}}',

  // Mail
  mailSubject: 'Bitte bestätige deine E-Mail-Adresse für {workspace}',
  mailBody: 'Jemand hat diese Adresse in ein Formular von {workspace} eingetragen: „{wording}“',
  mailBodyUnquoted:
    'Jemand hat diese Adresse für {kind, select, newsletter {den Newsletter} other {die Warteliste}} von {workspace} eingetragen.',
  mailButton: 'Adresse bestätigen',
  mailAfter: 'Warst du es nicht, musst du nichts tun. Wenn du nicht bestätigst, bekommst du deswegen keine E-Mails.',
  mailLeave: 'Keine E-Mails mehr von diesem Server',

  // Export
  csvEmail: 'E-Mail',
  csvName: 'Name',
  csvCompany: 'Firma',
  csvKind: 'Formular',
  csvState: 'Status',
  csvOwner: 'Zuständig',
  csvConfirmed: 'Bestätigt am',
  csvWithdrawn: 'Zurückgenommen am',
  csvWording: 'Einwilligung',
  csvSource: 'Quelle',
  csvCreated: 'Angelegt am',

  // Screens
  title: 'Leads',
  about: 'Menschen, die ein Formular auf deiner Website ausgefüllt haben, und wer dich vorstellen kann.',
  loading: 'Leads werden geladen',
  exportCsv: 'Als CSV exportieren',
  noLeads: 'Noch keine Leads',
  noLeadsAbout: 'Setze ein Formular auf deine Seiten. Wer es ausfüllt, steht hier, mit deinem besten Weg.',
  noSiteAbout: 'Eine Website gibt dir Formulare für deine Seiten. Inhaber und Admins legen sie an.',
  quotaNext: 'Was verworfen wird, steht unter Einstellungen → Website.',
  who: 'Wer',
  source: 'Quelle',
  path: 'Weg',
  state: 'Status',
  pathTo: 'Zu {name}{role, select, none {} other {, {role}}}',
  noPath: 'Noch kein Weg',
  messages: '{count, plural, one {Nachricht} other {# Nachrichten}}',
  pitch: 'Pitch-Anfrage',
  gtm: 'Von einem Programm gemeldet',
  programSource:
    '{trigger, select, waitlist {Warteliste anderswo} demo {Demo-Anfrage anderswo} interest {Interesse von Gründungskunden} newsletter {Newsletter anderswo} purchase {Kauf eines Gründungskunden} other {Ein Programm}}',
  toldByProgram: 'Von einem Programm dieses Workspace gemeldet. Wir haben die Person nicht gefragt.',
  isConfirmed: 'Adresse bestätigt',
  isWaiting: 'Um Bestätigung gebeten',
  isNotAsked: 'Nicht um Bestätigung gebeten',
  isNotMailed: 'Keine Bestätigungsmail gesendet',
  isWithdrawn: 'Zurückgenommen',
  stateNew: 'Neu',
  stateTalking: 'Im Gespräch',
  stateWon: 'Gewonnen',
  stateClosed: 'Geschlossen',
  stateOf: 'Status von {name}',
  take: 'Übernehmen',
  takeNamed: '{name} übernehmen',
  leave: 'Abgeben',
  leaveNamed: '{name} abgeben',
  delete: 'Löschen',
  deleteNamed: '{name} löschen',
  deleteQuestion: '{name} mit der Einwilligung löschen?',
  aboutConfirming:
    'Newsletter und Warteliste fragen per E-Mail, ob die Adresse stimmt. Kontakt und Demo fragen nicht: Du weißt es, sobald jemand antwortet.',
  newest: 'Neueste',
  older: 'Ältere',
  linkNotValidAbout: 'Öffne den Link aus der neuesten E-Mail noch einmal.',
  confirmTitle:
    '{state, select, confirmed {Danke, deine Adresse ist bestätigt} withdrawn {Erledigt, du bist von der Liste} other {Ist das deine Adresse?}}',
  confirmAbout:
    '{state, select, withdrawn {{workspace} schreibt dir wegen dieses Formulars nicht.} confirmed {Dem hast du in einem Formular von {workspace} zugestimmt: „{wording}“} other {Jemand hat sie in ein Formular von {workspace} eingetragen: „{wording}“}}',
  takeBack: 'Zurücknehmen',
  thanks: 'Danke',
  thanksAbout: 'Dein Formular ist angekommen. Wenn du deine Adresse bestätigen sollst, sieh in deinem Postfach nach.',
})
