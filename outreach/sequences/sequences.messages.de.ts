import { translate } from '@wellmet/platform/messages/translations.ts'
import type { sequencesMessages } from './sequences.messages.ts'

translate<typeof sequencesMessages>('de', 'sequences', {
  // Drafts of later steps
  stillInterested: 'Ich weiß, wie voll die Wochen sind. Passt ein kurzes Gespräch noch? Ein Nein ist auch in Ordnung.',
  lastNote:
    'Das ist meine letzte Nachricht dazu. Passt es später besser, genügt eine kurze Antwort, und ich melde mich dann wieder.',

  // Notifications
  readyTitle: 'Dein Nachfassen bei {target} ist bereit',
  readyBody: 'Der Entwurf wartet auf dich. Ohne dich wird nichts gesendet.',

  // Why it stopped
  stoppedReply: 'Es kam eine Antwort.',
  stoppedMeeting: 'Ein Treffen ist vereinbart.',
  stoppedNo: 'Die Person hat abgesagt.',
  stoppedBounce: 'Die E-Mail kam zurück.',
  stoppedUnsubscribed: 'Du kannst dieser Person keine E-Mail schreiben.',
  stoppedErased: 'Die Person wurde gelöscht.',
  stoppedMember: 'Du hast es gestoppt.',
  stoppedEnded: 'Die Anfrage ist beendet.',
  stoppedNotAllowed: 'Nichts zeigt mehr, dass eine E-Mail von dir erwartet wird.',
  stoppedDone: 'Alle Nachrichten sind erledigt.',

  // What happened
  eventStarted: 'Nachfassen begonnen',
  eventReady: 'Entwurf {number, number} war bereit',
  eventSent: 'Du hast Nachricht {number, number} gesendet',
  eventSkipped: 'Du hast Nachricht {number, number} ausgelassen',

  // Figures
  noHistory: 'Noch keine Zahlen.',
  replies: '{count, number} von {n, number} beendeten Reihen bekamen eine Antwort.',

  // Refusals
  notIntroduced: 'Nachfassen kannst du, sobald du {target} mit Namen vorgestellt bist und noch keine Antwort da ist.',
  noAddress: 'Wir wissen nicht, wohin du {target} schreibst. Ergänze die Adresse aus der Intro-E-Mail.',
  otherAddress: 'Das Intro zu {target} gilt einer anderen Adresse.',
  followedUpAlready: 'Bei diesem Intro wurde schon nachgefasst.',
  tooMany: 'Bei dir laufen {most, number} Reihen. Stoppe zuerst einige.',

  stepNotReady: 'Dieser Entwurf ist nicht bereit, oder du hast ihn schon gesendet oder ausgelassen.',
  stepOnItsWay: 'Diese Nachricht ist unterwegs. Brich zuerst das Senden ab.',

  // Screen
  title: 'Nachfassen',
  about:
    'Entwürfe nach einem Intro, höchstens drei, bis eine Antwort kommt. Du sendest jeden selbst, aus deinem eigenen Postfach.',
  loading: 'Nachfassen wird geladen',
  none: 'Gerade läuft nichts',
  noneAbout: 'Öffne ein Intro ohne Antwort und wähle „Nachfassen, wenn keine Antwort kommt“.',
  backToIntroductions: 'Zu deinen Intros',
  stopAll: 'Alle stoppen',
  stopAllQuestion: 'Das Nachfassen überall stoppen? Fertige Entwürfe werden dann auch gelöscht.',
  stop: 'Stoppen',
  stopNamed: 'Nachfassen bei {target} stoppen',
  stopQuestion: 'Nachfassen bei {target} stoppen?',
  processNow: 'Fällige Entwürfe holen',
  processed:
    '{ready, plural, =0 {Kein Entwurf ist fällig.} one {Ein Entwurf ist bereit.} other {# Entwürfe sind bereit.}}{postponed, plural, =0 {} one { Einer wurde verschoben.} other { # wurden verschoben.}}{stopped, plural, =0 {} one { Einer wurde gestoppt.} other { # wurden gestoppt.}}',
  through: 'Vorgestellt von {connector}',
  stepOn: 'Entwurf {number, number}: {on, date, localDay}',
  stepReady: 'Entwurf {number, number}: bereit',
  stepSent: 'Entwurf {number, number}: gesendet',
  stepSkipped: 'Entwurf {number, number}: ausgelassen',
  stepsOf: 'Nachrichten an {target}',
  draftTo: 'Entwurf an {target}',
  subject: 'Betreff: {subject}',
  openInMail: 'In meinem Mailprogramm öffnen',
  copyDraft: 'Entwurf kopieren',
  copied: 'Kopiert',
  markSent: 'Ist gesendet',
  markSkipped: 'Auslassen',
  markBounced: 'Kam zurück',
  whatHappened: 'Was geschehen ist',
  openRequest: 'Intro öffnen',
  suggested: 'Intros ohne Antwort',
  lookForMore: 'Intros zum Nachfassen suchen',
  startThese: '{count, plural, one {Bei diesem nachfassen} other {Bei diesen # nachfassen}}',
  nothingToStart: 'Keine Intros zum Nachfassen.',

  // On the page of a request
  followUpTitle: 'Wenn keine Antwort kommt',
  followUpAbout:
    'Du bekommst nach 5, 12 und 26 Tagen einen Entwurf. Eine Antwort beendet das, und du sendest jeden selbst.',
  followUpStart: 'Nachfassen, wenn keine Antwort kommt',
  followUpEmail: 'E-Mail-Adresse von {target}',
  followUpRunning: 'Nächster Entwurf: {on, date, localDay}.',
  followUpReady: 'Eine Nachricht an {target} ist bereit.',
  seeFollowUps: 'Nachfassen ansehen',
})
