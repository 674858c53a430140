import { translate } from '@wellmet/platform/messages/translations.ts'
import type { channelsMessages } from './channels.messages.ts'

translate<typeof channelsMessages>('de', 'channels', {
  // Problems
  notSetUp: '{platform} ist auf diesem Server nicht eingerichtet. Frag, wer ihn betreibt.',
  notConnected: 'Verbinde zuerst {platform}, unter Einstellungen, Kanäle.',
  ownNotReached:
    'Den Kanal, den du bei {platform} verbunden hast, lesen auch andere. Verbinde einen Workflow, den nur du liest.',
  teammateNotReachable: '{name} hat keinen Kanal verbunden, in den du schreiben könntest.',
  teammateNotOn: '{name} hat {platform} nicht verbunden.',
  chooseChannel: 'Wähle einen der Kanäle.',
  channelsNotListed: '{platform} hat seine Kanäle nicht genannt. Versuch es in einer Minute noch einmal.',
  tooManyWaiting: 'Zu viele deiner Nachrichten warten. Versuch es später noch einmal.',
  botNotReached:
    'Telegram hat die Adresse dieses Servers nicht angenommen. Wer ihn betreibt, muss den Bot und PUBLIC_URL prüfen.',
  notSigned: 'Die Anfrage ist nicht von dem Dienst unterschrieben.',

  // States
  formerMember: 'Ehemaliges Mitglied',
  stateWaiting: 'Wartet auf den Versand',
  stateSending: 'Wird gesendet',
  stateSent: 'Gesendet',
  stateAccepted: 'Von {platform} angenommen, ohne Bestätigung, dass sie erschienen ist',
  stateUnknown:
    '{platform} hat nicht geantwortet, sie ist also vielleicht angekommen. Sie wird nicht noch einmal gesendet.',
  failedPlaceGone: 'Nicht gesendet: Den Kanal oder die Person gibt es dort nicht mehr',
  failedNotInPlace: 'Nicht gesendet: Die Wellmet-App ist nicht in diesem Kanal. Lade sie dorthin ein.',
  failedBlocked: 'Nicht gesendet: Dort werden keine Nachrichten angenommen',
  failedOutsiders: 'Nicht gesendet: In diesem Kanal sind Leute von außerhalb deiner Firma',
  failedTooLong: 'Nicht gesendet: Sie ist zu lang',
  failedRefused: 'Nicht gesendet: {platform} hat sie abgelehnt',
  failedNotReached: 'Nicht gesendet: {platform} war nicht zu erreichen',
  failedAccessEnded: 'Nicht gesendet: Der Zugriff ist beendet und muss neu verbunden werden',
  failedNoAccount: 'Nicht gesendet: Das Konto ist nicht mehr verbunden',
  failedLeft: 'Nicht gesendet: Die Person ist nicht mehr im Workspace',

  // What arrives there
  fromTeammate: '{name} ({workspace}):\n{text}',
  hello: '{name} hat diesen Kanal mit {workspace} auf Wellmet verbunden.',
  helloTelegram:
    'Dieser Chat ist mit {workspace} auf Wellmet verbunden. Wer in deinem Team ist, kann dir hier schreiben. Was sonst hier ankommt, wählst du unter Einstellungen, Kanäle.',

  // Notifications with buttons
  open: 'In Wellmet öffnen',
  answerAccept: 'Ja, ich mache bekannt',
  answerLater: 'Frag mich später',
  answerDecline: 'Nein',
  notAnswered: 'Die Antwort wurde nicht gespeichert. Klick noch einmal.',
  saidAccept:
    '{asker} möchte von dir mit {target} bekannt gemacht werden. Du hast Ja gesagt. Die Nachricht dafür liegt in Wellmet.',
  saidLater: '{asker} möchte von dir mit {target} bekannt gemacht werden. Du wirst in zwei Wochen wieder gefragt.',
  saidDecline: '{asker} möchte von dir mit {target} bekannt gemacht werden. Du hast Nein gesagt.',
  saidOver: '{asker} wollte von dir mit {target} bekannt gemacht werden. Eine Antwort ist nicht mehr nötig.',

  // Encryption
  email: 'E-Mail',
  transitTls: 'Verschlüsselt: Dieser Server sendet über TLS.',
  transitPlain: 'Nicht verschlüsselt: Wer den Server betreibt, hat eine Verbindung ohne TLS erlaubt.',
  transitMail: 'Verschlüsselt bis zu eurem Mailserver. Danach hängt es von den Servern der Empfänger ab.',
  restSealed: 'Mit dem Schlüssel dieses Servers versiegelt und nach dem Senden gelöscht.',
  endToEndChat: 'Nein. {platform} kann sie lesen, und die Administratoren dort auch.',
  endToEndTelegram: 'Nein. Chats mit Bots liegen auf den Servern von Telegram, das sie lesen kann.',
  endToEndMail: 'Nein. Jeder Mailserver auf dem Weg kann sie lesen.',

  // Screen
  channels: 'Kanäle',
  about:
    'Nachrichten aus deinem Team und deine Benachrichtigungen kommen dort an, wo du ohnehin bist. Schreiben kannst du dem Team und in Kanäle, die du verbunden hast.',
  slackAbout:
    'Nachrichten kommen als Direktnachrichten der Wellmet-App an. Du kannst auch in Kanäle senden, in die die App eingeladen ist.',
  teamsAbout:
    'Ein Workflow in Teams veröffentlicht, was du sendest, in einem Chat oder Kanal. Du brauchst seine Adresse.',
  telegramAbout: 'Starte den Wellmet-Bot. Er schreibt nur dir.',
  telegramNext: 'Drück in Telegram auf „Starten“ und komm dann hierher zurück.',
  readBy: '{who, select, me {· nur du liest mit} other {· andere lesen mit}}',
  disconnectAccount: '{address} trennen',
  disconnectQuestion: '{address} trennen? Dorthin wird nichts mehr gesendet.',
  workflowUrl: 'Adresse des Workflows',
  workflowUrlHint:
    'Leg in Teams den Workflow „In einem Kanal posten, wenn eine Webhookanforderung empfangen wird“ an, speichere ihn und kopiere seine Adresse.',
  placeName: 'Name',
  placeNameHint: 'Wo er veröffentlicht, etwa der Name des Kanals.',
  whoReads: 'Wer liest dort mit?',
  othersRead: 'Auch andere',
  othersReadAbout: 'Du kannst dorthin Nachrichten senden. Deine Benachrichtigungen bleiben hier.',
  onlyIRead: 'Nur ich',
  onlyIReadAbout: 'Dein Team kann dir dort schreiben, und du kannst deine Benachrichtigungen dorthin senden lassen.',
  connectWorkflow: 'Erste Nachricht senden und verbinden',
  noticesTitle: 'Benachrichtigungen in Kanälen',
  noticesIn: 'Benachrichtigungen in {address}',
  noticesAbout: 'Sie kommen auch dort an, mit denselben Worten. E-Mail und App bleiben, wie sie sind.',
  notChanged: 'Nicht geändert. {reason}',
  sendTitle: 'Nachricht senden',
  sendAbout: 'An jemanden im Team mit einem verbundenen Kanal, in einen deiner Kanäle oder an dich selbst.',
  to: 'An',
  chooseRecipient: 'Wähle, wer sie bekommt',
  groupTeammates: 'Team',
  groupChannels: 'Kanäle',
  groupMe: 'Ich',
  meOn: 'Ich, bei {platform}',
  readsThere: 'Vorschau für {name}',
  send: 'Nachricht senden',
  sentLast: 'Deine letzten Nachrichten',
  state: 'Stand',
  when: 'Wann',
  channel: 'Kanal',
  inTransit: 'Unterwegs',
  atRest: 'Solange sie hier wartet',
  endToEnd: 'Ende-zu-Ende-verschlüsselt',
  encryptionTitle: 'Wer eine Nachricht lesen könnte',
  encryptionAbout: 'So, wie dieser Server gerade eingerichtet ist.',
  loading: 'Wird geladen',

  // Approval of a message to many
  bulkKind: 'Eine Nachricht an viele im Team oder in Kanälen senden',
  bulkTitle: 'Nachricht an {n, plural, one {# Empfänger} other {# Empfänger}} senden',
  bulkSender: 'Von',
  bulkRecipients: 'An',
  bulkText: 'Nachricht',
  bulkTextDeleted: 'Mit der Entscheidung gelöscht',
  bulkMore: '{names} und {more, number} weitere',
})
