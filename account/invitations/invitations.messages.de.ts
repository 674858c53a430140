import { translate } from '@wellmet/platform/messages/translations.ts'
import type { invitationsMessages } from './invitations.messages.ts'

translate<typeof invitationsMessages>('de', 'invitations', {
  // Screens
  actions: 'Aktionen',
  askedForLink: 'Wir haben es weitergegeben. Ein neuer Link kommt per E-Mail, sobald er gesendet wird.',
  askForLink: 'Um neuen Link bitten',
  changedMind: 'Ich habe es mir anders überlegt',
  decline: 'Nein, danke',
  declineQuestion:
    'Einladung ablehnen? {inviter} sieht, dass du abgelehnt hast, und du bekommst dazu keine E-Mails mehr.',
  extend: 'Verlängern',
  extended: 'Die Einladung an {email} gilt 14 Tage länger. Der Link, den die Person hat, funktioniert weiter.',
  extendInvitation: 'Einladung an {email} verlängern',
  extendQuestion: 'Einladung an {email} um 14 Tage verlängern? Es wird keine E-Mail gesendet.',
  membersDoNotSee: 'Mitglieder sehen nicht:',
  membersSee: 'Mitglieder sehen:',
  notExtended: 'Die Einladung wurde nicht verlängert. {reason}',
  replacedAbout: 'Es gibt einen neueren Link. Öffne die neueste E-Mail, oder bitte um einen neuen Link.',
  state: 'Stand',
  stateNow:
    '{state, select, open {{opened, select, yes {Geöffnet} other {Gesendet}}} declined {Abgelehnt} expired {Abgelaufen} accepted {Angenommen} other {Widerrufen}}',
  titleAccepted: 'Diese Einladung wurde angenommen',
  titleDeclined: 'Du hast abgelehnt',
  titleExpired: 'Diese Einladung ist abgelaufen',
  titleReplaced: 'Dieser Link wurde ersetzt',
  titleTakenBack: 'Diese Einladung wurde widerrufen',
  wantsLink: 'Bittet um einen neuen Link',
  whatJoiningShares: 'Was du mit dem Beitritt teilst',
  askForNewInvitation: 'Bitte um eine neue Einladung.',
  confirmThenJoin: 'Öffne den Link in der E-Mail, die wir dir geschickt haben. Damit bist du in {workspace}.',
  continueToProduct: 'Weiter zu Wellmet',
  copyLink: 'Link kopieren',
  copyLinkFor: 'Link kopieren für {email}',
  copyLinkQuestion:
    'Neuen Link für {email} erstellen? Du kannst ihn schicken, wie du willst. Nur diese Adresse kann damit beitreten, und der Link in der E-Mail funktioniert dann nicht mehr.',
  createAccount: 'Konto erstellen',
  createAccountToJoin:
    '{inviter} hat dich zu {workspace} eingeladen. Mit diesem Konto trittst du bei. Was du importierst, bleibt privat, bis du es teilst.',
  email: 'E-Mail-Adresse',
  expires: 'läuft {when} ab',
  invitationsSent:
    '{count, plural, one {Die Einladung an {emails} ist unterwegs.} other {Die Einladungen an {emails} sind unterwegs.}}',
  inviteSomebody: 'Leute einladen',
  inviteSomebodyAbout: 'Per E-Mail kommt ein Link, der nur für diese Adresse funktioniert.',
  invited: '{role}, eingeladen von {inviter}, {on, date, dayAndYear}',
  invitedAs:
    '{role, select, owner {{inviter} hat dich als Owner eingeladen. Owner können alles, auch andere Mitglieder zu Ownern machen. Was du importierst, bleibt privat, bis du es teilst.} admin {{inviter} hat dich als Admin eingeladen. Admins können alles, was Mitglieder können, und verwalten Mitglieder, Einladungen und das Protokoll. Was du importierst, bleibt privat, bis du es teilst.} member {{inviter} hat dich als Mitglied eingeladen. Mitglieder nutzen das Netzwerk und bitten um Intros. Was du importierst, bleibt privat, bis du es teilst.} other {{inviter} hat dich mit Lesezugriff eingeladen. Damit kannst du dich umsehen, aber nichts ändern.}}',
  joining: 'Du trittst dem Workspace bei',
  joinWorkspace: '{workspace} beitreten',
  linkCopied: 'Der Link für {email} ist kopiert. Er gilt 14 Tage.',
  linkIncomplete: 'Dieser Link ist unvollständig',
  linkIncompleteAbout: 'Öffne ihn noch einmal aus der E-Mail.',
  linkToCopy: 'Der Link für {email}: {link}',
  loading: 'Einladung wird geladen',
  loadingInvitations: 'Einladungen werden geladen',
  nonePending:
    'Keine offenen Einladungen. Eine Einladung steht hier, bis sie angenommen oder widerrufen wird oder abläuft.',
  noLink: 'Es wurde kein Link erstellt. {reason}',
  notAddresses:
    '{count, plural, one {Das ist keine E-Mail-Adresse: {words}} other {Das sind keine E-Mail-Adressen: {words}}}',
  notInvited: '{email} wurde nicht eingeladen. {reason}',
  notRevoked: 'Die Einladung funktioniert noch. {reason}',
  pending: 'Offene Einladungen',
  revoke: 'Widerrufen',
  revokeInvitation: 'Widerrufen: Einladung an {email}',
  revokeQuestion: 'Einladung an {email} widerrufen? Der Link in der E-Mail funktioniert dann nicht mehr.',
  role: 'Rolle',
  sendAgain: 'Noch einmal senden',
  sendAgainQuestion:
    'Einladung noch einmal an {email} senden? Der Link in der ersten E-Mail funktioniert dann nicht mehr.',
  sendAgainTo: 'Noch einmal senden an {email}',
  sendInvitation: 'Einladung senden',
  invitedAddressOnly: 'Verwende die E-Mail-Adresse, an die die Einladung ging.',
  invitedAddressPart: 'Nimm die E-Mail-Adresse, an die die Einladung ging: {address}',
  severalAddresses: 'Eine Adresse, oder mehrere mit Kommas',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  signedInAs: 'Du bist als {email} angemeldet.',
  theInvitations: 'Einladungen',
  tooManyAddresses: 'Lade höchstens {most, number} Personen auf einmal ein.',

  // Its page
  keepsContacts: 'Deine Kontakte. Niemand sieht sie, bis du sie teilst, und du entscheidest, mit wem.',
  keepsMail: 'Deine E-Mails und dein Kalender. Wellmet liest sie nur, wenn du sie verbindest.',
  nextAccepted: 'Melde dich mit der eingeladenen Adresse an. Der Workspace steht in deinem Kontomenü.',
  nextDeclined:
    'Du bekommst dazu keine E-Mails mehr. Wenn du es dir anders überlegst, kannst du noch beitreten, bis die Einladung abläuft.',
  nextExpired: 'Bitte um einen neuen Link. Wer dich eingeladen hat, kann ihn dir schicken.',
  nextOpen: 'Tritt bei, oder lehne ab. Wenn der Link nicht funktioniert, bitte um einen neuen.',
  nextTakenBack: 'Wenn das ein Irrtum ist, schreib der Person, die dich eingeladen hat.',
  sharesName: 'Deinen Namen, deine E-Mail-Adresse, deine Rolle und seit wann du dabei bist.',
  sharesAnswers: 'Wie oft du auf Anfragen nach Intros eingegangen bist, und wie viele bei dir offen sind.',
  someoneAskedForLink: 'Jemand, den du eingeladen hast, bittet um einen neuen Link',
  notDelivered: 'Eine deiner Einladungen konnte nicht zugestellt werden',
  notDeliveredNext: 'Prüf die Adresse, oder kopiere einen Link, und schick ihn selbst.',
  someoneDeclined: 'Jemand, den du eingeladen hast, hat abgelehnt',

  // Refusals
  alreadyAccepted:
    'Diese Einladung wurde angenommen. Die Person ist jetzt Mitglied: Ändere oder entferne sie unter Mitglieder.',
  alreadyTakenBack: 'Diese Einladung wurde widerrufen. Lade die Person neu ein.',
  hasDeclined:
    'Die Person hat abgelehnt und bekommt aus diesem Workspace keine E-Mails mehr. Sie kann auf der Seite ihrer Einladung um einen neuen Link bitten, oder du kopierst einen Link und gibst ihn ihr selbst.',
  alreadyInvited: 'Schon am {at, date, day} von {name} eingeladen. Die Einladung ist noch offen.',
  alreadyMember: 'Diese Person ist schon Mitglied dieses Workspace.',
  confirmAddressFirst: 'Bestätige {email} mit dem Link, den wir dorthin geschickt haben, und tritt dann bei.',
  forOtherAddress:
    'Diese Einladung ging an eine andere Adresse. Du bist als {email} angemeldet. Melde dich ab, und melde dich mit der eingeladenen Adresse an oder registriere dich damit.',
  signUpForOtherAddress:
    'Diese Einladung ging an eine andere Adresse. Registriere dich mit der Adresse, an die sie ging.',
  linkNotValid: 'Die Einladung wurde schon angenommen oder widerrufen, oder sie ist abgelaufen. Bitte um eine neue.',

  // Mails
  mailSubject: '{inviter} lädt dich zu {workspace} auf Wellmet ein',
  mailBody: `Hallo,

{inviter} lädt dich in den Workspace „{workspace}“ auf Wellmet ein. Wellmet zeigt, wer aus deinem Netzwerk und dem deines Teams dich den Menschen vorstellen kann, die du kennenlernen möchtest.`,
  mailButton: 'Einladung annehmen',
  mailAfter: `Der Link gilt {days, plural, one {# Tag} other {# Tage}}. Mit dem Beitritt teilst du keinen deiner Kontakte. Ob du sie teilst, entscheidest du später.

Leite diese E-Mail nicht weiter: Der Link gilt nur für deine Adresse, und wer ihn öffnet, kann mit ihr beitreten. Wenn du {inviter} nicht kennst, kannst du diese E-Mail ignorieren.`,
})
