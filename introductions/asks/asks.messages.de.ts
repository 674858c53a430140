import { translate } from '@wellmet/platform/messages/translations.ts'
import type { asksMessages } from './asks.messages.ts'

translate<typeof asksMessages>('de', 'asks', {
  // Screen
  about:
    'Personen, die dich um ein Intro bitten. Du kannst immer ablehnen, und deine Regeln begrenzen, wie oft du gefragt wirst.',
  addAddress: 'Gib eine E-Mail-Adresse ein, zum Beispiel joost@kade.example.',
  addMessage: 'Schreib eine Nachricht, oder behalte die, die du bekommen hast.',
  anythingToAdd: 'Möchtest du etwas ergänzen?',
  anythingToAddAbout: '{asker} sieht das zusammen mit deiner Antwort.',
  askAgainOn: 'Frag mich am {day} noch einmal',
  askTargetFirst: 'Frag {target} zuerst für mich',
  askTargetFirstAbout: '{target} bekommt eine E-Mail. Bei einem Nein erfährt niemand davon.',
  answerIsFinal: '{asker} sieht die Antwort sofort. Danach lässt sie sich hier nicht mehr ändern.',
  askedOn: '{role} · gefragt am {day}',
  blind: '{asker} möchte ungenannt bleiben, bis {target} zusagt.',
  changeMessage: 'Ändere sie, wie du möchtest. {asker} sieht deine Änderungen.',
  editRules: 'Meine Regeln bearbeiten',
  emailOf: 'E-Mail-Adresse von {target}',
  emailOfAbout: 'Wir verwenden sie nur für diese Anfrage. {asker} sieht sie nur, wenn {target} zusagt.',
  howToHelp: 'Wie du helfen möchtest',
  inAMonth: 'In einem Monat',
  inAWeek: 'In einer Woche',
  inTwoWeeks: 'In zwei Wochen',
  later: 'Später',
  mayMentionMe: '{asker} darf mich erwähnen',
  mayMentionMeAbout: 'Mehr musst du nicht tun.',
  mayMentionYou: '{asker} darf deinen Namen erwähnen.',
  messageTo: 'Nachricht an {target}',
  nextStep: '<quiet>Worum {asker} {target} bitten würde:</quiet> {nextStep}',
  no: 'Nein',
  noRequests: 'Zurzeit keine Anfragen',
  noRequestsAbout:
    'Wenn ein Teammitglied jemanden kennenlernen möchte, den du kennst, erscheint die Anfrage hier. Wir schicken sie dir auch per E-Mail.',
  introduced: 'Ich habe sie vorgestellt',
  introducedSaved: '{asker} sieht jetzt, dass du euch bekannt gemacht hast.',
  openInEmailApp: 'In meiner E-Mail-App öffnen',
  postponedTo: 'Du möchtest am {day} noch einmal gefragt werden.',
  reasonDoNotKnow: 'Ich kenne {target} nicht',
  reasonNotAFit: 'Ich sehe nicht, was {target} davon hätte',
  reasonNotClose: '{target} und ich kennen uns nicht gut genug',
  reasonNotNow: 'Gerade passt es nicht',
  reasonOther: 'Ich möchte lieber nicht',
  reasonTooMany: 'Ich bekomme zu viele Anfragen',
  requestsForYou: 'Anfragen an dich',
  saidNo: '{asker} sieht jetzt deine Antwort.',
  saidYes: '{asker} sieht jetzt, dass du zugesagt hast.',
  saidYesTargetAskedFirst: 'Du hast zugesagt. Wir fragen zuerst {target}.',
  saidYesWrite: 'Du hast zugesagt. Schreib jetzt an {target}.',
  sayNo: 'Ablehnen',
  sayYes: 'Zusagen',
  setLimits: 'Grenzen festlegen',
  toYou: '<quiet>An dich:</quiet> {context}',
  wantsToMeet: '{asker} möchte {target} kennenlernen',
  whenToAskAgain: 'Wann wir wieder fragen sollen',
  whyNot: 'Warum nicht (freiwillig)',
  whyNotAbout: '{asker} sieht den Grund, den du wählst, {target} nicht.',
  willAskAgain: 'Wir fragen dich am {day} noch einmal.',
  writeMyself: 'Ich schreibe selbst',
  writeMyselfAbout: 'Du bekommst die Nachricht, fertig für deine E-Mail-App.',
  writeMyselfAboutBlind:
    'Du bekommst die Nachricht, fertig für deine E-Mail-App. Sie sagt nicht, wer fragt. Bitte lass es so, bis {target} zusagt.',
  yes: 'Ja',
  yourAnswer: 'Deine Antwort',

  // Screen: what was asked before
  askedBefore: 'Beantwortet',
  askedBeforeAbout: 'Was du früher gefragt wurdest und was daraus geworden ist.',
  cameOfDeclined: 'Du hast abgelehnt',
  cameOfEnded: 'Vor dem Intro beendet',
  cameOfIntroduced: 'Vorgestellt',
  cameOfMeeting: 'Die beiden treffen sich',
  cameOfNoConversation: 'Es kam kein Gespräch zustande',
  cameOfWorkedOut: 'Erfolgreich',
  historyLine: '{asker} wollte {target} kennenlernen',
  historyWhen: '{what} · gefragt am {day}',

  // Notifications
  notifyMeeting: '{asker} und {target} treffen sich, dank dir',
  notifyNoConversation: 'Zwischen {asker} und {target} kam diesmal kein Gespräch zustande',
  notifyWorkedOut: 'Dein Intro von {asker} zu {target} war ein Erfolg',

  // A person in a sentence
  personWithRole: '{name}, {role}',
  personWithTitleAndCompany: '{name}, {title} bei {company}',

  // Refusals
  addressNotProven:
    'Nur die Person, die gefragt hat, kennt diese Adresse von {connector}. Deshalb können wir {target} nicht in diesem Namen schreiben. Du kannst die Nachricht selbst weiterleiten oder ablehnen.',
  alreadySaidYes: 'Du hast bereits zugesagt. Du kannst immer noch ablehnen.',
  confirmAddressFirst:
    'Bestätige zuerst die E-Mail-Adresse deines Kontos. Dann können wir {target} in deinem Namen schreiben ({connector}).',
  mentionNamesAsker: '{asker} möchte ungenannt bleiben, bis {target} zusagt, und kann dich deshalb nicht erwähnen.',
  messageNamesAsker: '{asker} möchte ungenannt bleiben, bis {target} zusagt. Nimm „{found}“ aus der Nachricht.',
  noReplyNeeded: 'Diese Anfrage braucht keine Antwort mehr. Es gibt nichts weiter zu tun.',
  postponeWithin: 'Wähle einen Tag nach heute, höchstens ein halbes Jahr entfernt.',
  targetAddressMissing:
    'Für {target} gibt es keine E-Mail-Adresse. Gib in deiner Antwort eine an, oder stell die beiden selbst vor.',

  // Notifications
  teammateAsks: '{asker} bittet dich um ein Intro zu {target}',

  // Mails
  askMailAsks: 'Ich hätte gern ein Intro zu {target}. Würdest du uns vorstellen?',
  askMailAsksFirst: 'Ich hätte gern ein Intro zu {target}. Kennst du {name}? Wenn ja, würdest du uns vorstellen?',
  askMailEnds: `Gesendet mit Wellmet. Ein Nein ist in Ordnung, und du kannst auch einfach auf diese E-Mail antworten.

{isTeammate, select, yes {} other {Du brauchst kein Konto. }}Die Links sind nur für dich und gelten {days, plural, one {# Tag} other {# Tage}}. Wenn du zusagst, bekommst du die Nachricht in einer eigenen E-Mail zum Weiterleiten.`,
  askMailGreeting: 'Hallo {connector}!',
  askMailMessage: 'Meine Nachricht an {target}',
  askToCopy: `Hallo {connector}!

{context}{asks}
{details}
{asker}

Meine Nachricht an {targetName}, fertig zum Weiterleiten:

{text}`,
  askMailBlind: 'Ich möchte ungenannt bleiben, bis {target} zusagt. Erwähne mich bitte vorher nicht.',
  askMailNextStep: 'Worum ich {target} bitten würde: {nextStep}',
  askMailOwnRecords: 'Von Wellmet aus deinen eigenen Daten ergänzt, die ich nicht sehe: {reason}',
  askMailWhy: 'Warum ich dich frage: {reasons}',
  outcomeMailLeave: 'Solche E-Mails abbestellen',
  outcomeMailSubject: 'Dein Intro von {asker} zu {target}',
  outcomeMailThanks: 'Danke für deine Hilfe.',
  outcomeMeeting: '{target} und ich treffen uns, dank deines Intros.',
  outcomeNoConversation:
    'Zwischen {target} und mir kam diesmal kein Gespräch zustande, deshalb ist die Anfrage jetzt beendet. Du musst nichts weiter tun.',
  outcomeWorkedOut: 'Dein Intro zu {target} war ein Erfolg.',
  reminderMailAsks: 'Ich hoffe noch auf ein Intro zu {target}.',
  reminderMailEnds: 'Gesendet mit Wellmet. Ein Nein ist in Ordnung, und du wirst nicht noch einmal erinnert.',
})
