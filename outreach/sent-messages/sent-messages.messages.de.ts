import { translate } from '@wellmet/platform/messages/translations.ts'
import type { sentMessagesMessages } from './sent-messages.messages.ts'

translate<typeof sentMessagesMessages>('de', 'sentMessages', {
  // Where a message is
  sending: 'Sie wird gerade gesendet.',
  waitsUntil: 'Sie wird gesendet, sobald dort die Bürozeit beginnt.',
  waitsAgain: 'Sie ist noch nicht hinausgegangen. Es wird noch einmal versucht.',
  planned: 'Geplant für {at, date, moment}.',
  sent: 'Sie wurde aus deinem Postfach gesendet.',

  // Why it did not leave
  failedAccess: 'Nicht gesendet: Wellmet darf aus diesem Postfach nicht mehr senden.',
  failedRefused: 'Nicht gesendet: Dein Mailanbieter hat sie abgelehnt.',
  failedNoAnswer: 'Nicht gesendet: Dein Mailanbieter hat sie nach mehreren Versuchen nicht angenommen.',
  unknown: 'Wir wissen nicht, ob sie hinausgegangen ist: Dein Mailanbieter hat nicht eindeutig geantwortet.',
  stoppedReply: 'Nicht gesendet: Inzwischen kam eine E-Mail von der Person.',
  stoppedMeeting: 'Nicht gesendet: Ein Termin steht fest.',
  stoppedNo: 'Nicht gesendet: Die Person hat abgesagt.',
  stoppedUnreachable: 'Nicht gesendet: Du kannst dieser Person keine E-Mail schreiben.',
  stoppedNotAllowed: 'Nicht gesendet: Nichts zeigt mehr, dass die Person eine E-Mail von dir erwartet.',
  stoppedErased: 'Nicht gesendet: Die Person wurde gelöscht.',
  stoppedEnded: 'Nicht gesendet: Das Intro oder das Nachfassen ist beendet.',
  stoppedMember: 'Du hast das Senden abgebrochen.',

  // What to do
  allowAgain: 'Erlaube das Senden aus diesem Postfach erneut und versuche es noch einmal.',
  checkMessage: 'Prüfe Adresse und Text, oder sende sie mit deinem Mailprogramm.',
  tryOrByHand: 'Versuche es noch einmal, oder sende sie mit deinem Mailprogramm.',
  lookInSent: 'Sieh im Ordner „Gesendet“ deines Postfachs nach und sag uns, ob sie dort liegt.',
  readFirst: 'Lies zuerst die E-Mail der Person. Dein Text bleibt hier zwei Wochen erhalten.',

  // Notifications
  notSentTitle: 'Deine E-Mail an {address} wurde nicht gesendet',
  unknownTitle: 'Wurde deine E-Mail an {address} gesendet?',

  // Refusals
  noMailbox:
    'Wellmet darf aus keinem deiner Postfächer senden. Verbinde eines und erlaube das Senden in den Einstellungen.',
  notThisMailbox: 'Wellmet darf aus diesem Postfach nicht senden. Erlaube es zuerst in den Einstellungen.',
  answeredNotFound: 'Wir finden die E-Mail, auf die du antwortest, in diesem Postfach nicht.',
  tooMany: 'Bei dir warten {most, number} Nachrichten. Warte, bis einige gesendet sind, oder brich das Senden ab.',
  alreadyLeft: 'Diese Nachricht ist schon gesendet oder wird gerade gesendet.',
  alreadySettled: 'Diese Nachricht ist schon gesendet, ausgelassen oder beendet.',
  onlyUnknown: 'Als gesendet markieren kannst du eine Nachricht nur, wenn wir nicht wissen, ob sie gesendet wurde.',
  textGone: 'Der Text ist gelöscht. Schreib die Nachricht neu.',

  // Screen
  takeBack: 'Senden abbrechen',
  tryAgain: 'Noch einmal versuchen',
  discard: 'Verwerfen',
  showText: 'Text zeigen',
  itWasSent: 'Sie liegt bei meinen gesendeten E-Mails',
  itWasNotSent: 'Sie liegt nicht dort, noch einmal senden',
  outgoingTitle: 'Noch nicht gesendet',
  outgoingTo: 'An {address}: {subject}',
  sendFrom: 'Von {address} senden',
  sendChecked: 'Lies sie noch einmal. Sie geht genau so an {address}.',
  editSubject: 'Betreff',
  editMessage: 'Nachricht',
  fillGap: 'Ersetze […] zuerst durch deine eigenen Worte.',
})
