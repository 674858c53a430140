import { translate } from '@wellmet/platform/messages/translations.ts'
import type { guestPagesMessages } from './guest-pages.messages.ts'

translate<typeof guestPagesMessages>('de', 'guestPages', {
  // Page of a connector
  alsoWaiting: 'Wartet auch auf dich',
  alsoWaitingAbout: 'Von {workspace}. Jede Anfrage kam in einer eigenen E-Mail.',
  asksForIntroduction: '{asker} bittet dich um ein Intro zu {target}.',
  asksForIntroductionNamed: 'Hallo {connector}, {asker} bittet dich um ein Intro zu {target}.',
  askTargetAbout: '{target} sieht, wer fragt. Bei einem Nein erfährt niemand davon.',
  askTargetAboutBlind: '{target} sieht erst nach einem Ja, wer fragt. Bei einem Nein erfährt niemand davon.',
  changeMessageToAsk:
    'Ändere sie, wie du möchtest. Genau das schicken wir an {target}. {asker} sieht deine Änderungen.',
  changeMessageToForward:
    'Ändere sie, wie du möchtest. Genau das schicken wir dir zum Weiterleiten. {asker} sieht deine Änderungen.',
  confirmAnswer: 'Bestätige deine Antwort',
  confirmAnswerAbout: 'Vorher wird nichts gesendet.',
  declineThisTime: 'Diesmal ablehnen',
  forwardMyself: 'Ich leite sie selbst weiter',
  forwardMyselfAbout: 'Du bekommst die Nachricht in einer eigenen E-Mail, fertig zum Weiterleiten.',
  forwardMyselfAboutBlind:
    'Du bekommst die Nachricht in einer eigenen E-Mail, fertig zum Weiterleiten. Sie sagt nicht, wer fragt. Bitte lass es so, bis {target} zusagt.',
  inThreeMonths: 'In drei Monaten',
  loading: 'Anfrage wird geladen',
  markForwarded: 'Ich habe sie weitergeleitet',
  mayMentionMeAbout: '{asker} schreibt selbst und erwähnt, dass ihr euch kennt. Mehr musst du nicht tun.',
  answersCounted:
    'Wellmet zählt, wie oft du antwortest und wie oft du jemanden vorstellst, damit klar ist, wer gern gefragt wird. Nur die Mitglieder von {workspace} sehen diese Zahlen.',
  consentCounted: 'Wir geben nur ein Ja weiter.',
  helpForOthers: 'Was Wellmet ist und was es über dich speichert',
  laterIsSeen: '{asker} sieht diesen Tag.',
  onlyForYou:
    'Diese Seite ist nur für dich. Wer den Link hat, kann an deiner Stelle antworten, also gib ihn bitte nicht weiter. Du brauchst kein Konto. Es gibt hier weder Zählpixel noch Cookies.',
  onlyThisRequest:
    '{asker} hat uns deine Adresse gegeben. Deshalb kannst du diese Anfrage beantworten, aber wir schreiben {target} nie in deinem Namen, und du kannst keine Regeln für andere Anfragen festlegen. In der E-Mail steht ein Link, der alle E-Mails abstellt.',
  otherRequest: '{asker} hätte gern ein Intro zu {target}. <quiet>Am {day} gefragt.</quiet>',
  pageNotOpened: 'Diese Seite konnte nicht geöffnet werden',
  pauseUntil: 'Anfragen pausieren bis',
  savedLater: 'Gespeichert: Wir fragen am {day} noch einmal.',
  stillUnanswered: 'Es wurde keine Antwort gesendet.',
  whatTheyWouldAsk: 'Worum {asker} {target} bitten würde',
  readyToForward: 'Zum Weiterleiten',
  readyToForwardAbout: 'Die Nachricht an {target}, wie sie jetzt ist. Wenn du zusagst, kannst du sie ändern.',
  copyMessage: 'Nachricht kopieren',
  whyYou: 'Warum du',
  writesToYou: '{asker} hat dir geschrieben',
  yesAskTarget: 'Ja, frag {target}',
  yesForward: 'Ja, ich leite sie weiter',
  yesMention: 'Ja, erwähne mich',
  yourRules: 'Deine Regeln',
  yourRulesAbout: 'Deine Regeln für alle bei {workspace}. Sie gelten sofort.',

  // Page of a connector: after the answer
  declined: 'Du hast abgelehnt',
  declinedAbout:
    '{asker} sieht deine Antwort und den Grund, falls du einen genannt hast. Es gibt nichts weiter zu tun.',
  forwarding: 'Noch ein Schritt: Leite sie an {target} weiter',
  forwardingAbout:
    'Wir haben dir die Nachricht in einer eigenen E-Mail geschickt. Leite sie an {target} weiter, oder öffne sie hier in deiner E-Mail-App.',
  introduced: '{target} hat zugesagt',
  introducedAbout:
    '{tellsOutcomes, select, yes {Wir haben {asker} und {target} per E-Mail vorgestellt und dich dabei erwähnt. Es ist nichts mehr zu tun. Wir schreiben dir einmal, wenn es Neuigkeiten gibt.} other {Wir haben {asker} und {target} per E-Mail vorgestellt und dich dabei erwähnt. Es ist nichts mehr zu tun.}}',
  mayMention: 'Danke, {asker} darf dich erwähnen',
  mayMentionAbout:
    '{tellsOutcomes, select, yes {{asker} schreibt an {target} und erwähnt, dass ihr euch kennt. Wir schicken dir eine E-Mail, wenn es etwas Neues gibt.} other {{asker} schreibt an {target} und erwähnt, dass ihr euch kennt.}}',
  over: 'Es gibt nichts weiter zu tun',
  overAbout: 'Deine Regeln kannst du unten weiterhin ändern.',
  postponed: 'Wir fragen dich am {day} noch einmal',
  postponedAbout: 'Bis dahin schicken wir dir dazu keine E-Mail. Du kannst auch jetzt antworten.',
  sent: 'Danke, sie ist unterwegs',
  sentAbout:
    '{tellsOutcomes, select, yes {Wir schicken dir eine E-Mail, wenn es etwas Neues gibt.} other {Es gibt nichts weiter zu tun.}}',
  sentUnnamed: 'Danke, sie ist ohne Namen weitergegeben',
  sentUnnamedAbout: 'Bitte nenne den Namen von {asker} nicht, bis {target} zusagt. Sag dann {asker} Bescheid.',
  targetAskedFirst: 'Danke, wir fragen zuerst {target}',
  targetAskedFirstAbout:
    '{tellsOutcomes, select, yes {Wenn {target} zusagt, stellen wir die beiden per E-Mail vor und erwähnen dich. Wir schicken dir eine E-Mail, wenn es etwas Neues gibt. Wenn {target} ablehnt, erfährt niemand davon.} other {Wenn {target} zusagt, stellen wir die beiden per E-Mail vor und erwähnen dich. Wenn {target} ablehnt, erfährt niemand davon.}}',

  // After a yes, for whoever has no account
  seeWhoCouldIntroduceMe: 'Ansehen, wer mich vorstellen könnte',
  whoCouldIntroduceYou: 'Wer könnte dich vorstellen?',
  whoCouldIntroduceYouAbout:
    'Wellmet zeigt, wer aus deinem eigenen Netzwerk dich Menschen vorstellen könnte, die du kennenlernen willst. Deine Kontakte siehst nur du.',

  // Page of a connector, from the email about the outcome
  newsStopped: 'Du bekommst diese E-Mails nicht mehr',
  newsStoppedAbout: '{workspace} kann dich weiter um Intros bitten. Beides kannst du unten ändern.',
  stopNews: 'E-Mails über das Ergebnis abbestellen?',
  stopNewsAbout: 'Du bekommst eine E-Mail, wenn aus einem Intro für {workspace} etwas geworden ist.',
  stopNewsUnproven:
    'Dass diese Adresse dir gehört, wissen wir nur von {asker}. Deshalb gibt es keine Einstellung nur für diese E-Mails. Du kannst alle E-Mails abstellen.',
  stopNewsVerb: 'Diese E-Mails abbestellen',

  // Page of a target
  introduceUs: 'Ja, stell uns vor',
  connectorAddress: '{connector} schreibt von {address}.',
  messageFrom: '{asker} schreibt',
  messageFromEdited: '{asker} schreibt, bearbeitet von {connector}',
  messagePassedOnBy: 'Die Nachricht, weitergegeben von {connector}',
  messagePassedOnByEdited: 'Die Nachricht, weitergegeben und bearbeitet von {connector}',
  neverAgain: 'Du wirst nicht mehr gefragt',
  neverAgainAbout: 'Wellmet schickt an diese Adresse keine E-Mails zu Intros mehr. Niemand erfährt, warum.',
  neverAsk: 'Frag mich nie wieder',
  neverAskQuestion: 'Wellmet schickt an diese Adresse keine E-Mails zu Intros mehr, egal, wer fragt.',
  neverAskVerb: 'Nie wieder fragen',
  notNow: 'Jetzt nicht',
  notNowDone: 'In Ordnung, jetzt nicht',
  notNowDoneAbout:
    'Niemand erfährt davon. Falls du es dir anders überlegst: Diese Seite funktioniert ab der E-Mail drei Wochen lang.',
  ratherNotBeAsked: 'Möchtest du lieber gar nicht gefragt werden?',
  wantsToIntroduce: '{connector} möchte dir {asker} vorstellen',
  wantsToIntroduceAbout:
    'Wenn du zusagst, bekommt {asker} deine E-Mail-Adresse, und du bekommst die von {asker}. Wenn du ablehnst, erfährt niemand davon.',
  wantsToIntroduceBlind: '{connector} möchte dir jemanden vorstellen',
  wantsToIntroduceBlindAbout:
    'Die Person möchte dich kennenlernen und weiß deshalb, wer du bist. Wenn du zusagst, siehst du, wer es ist, und ihr bekommt jeweils die E-Mail-Adresse der anderen Person. Wenn du ablehnst, erfährt niemand davon.',
  youAreIntroduced: 'Ihr seid einander vorgestellt',
  youAreIntroducedAbout:
    'Du bekommst eine E-Mail mit Name und Adresse von {asker}, und umgekehrt. {asker} schreibt zuerst.',

  // Refusals
  rulesNotProven:
    'Dass diese Adresse dir gehört, wissen wir nur von {name}, deshalb hat sie hier keine Regeln. Diese Anfrage kannst du trotzdem beantworten. Wenn dich auch andere fragen, kannst du deine Regeln über den Link in deren E-Mails festlegen.',
  askedForNoEmail: 'Du wolltest keine E-Mails mehr',
  askedForNoEmailAbout: 'Darum ist die Anfrage beendet, und du musst nichts beantworten. Wir schreiben dir nicht mehr.',
  linkNoLongerWorks: 'Dieser Link funktioniert nicht',
  linkNotValid:
    'Er ist unvollständig oder abgelaufen. Öffne den Link in der neuesten E-Mail, oder schreib der Person, die dich gefragt hat.',
  requestClosed: 'Diese Anfrage ist beendet',
  requestClosedAbout: 'Es gibt nichts mehr zu beantworten. Danke.',

  // Mails
  addressFromAsker: 'Wir haben deine Adresse von {asker} und schreiben dir nur zu dieser Anfrage.',
  addressFromConnector: 'Wir haben deine Adresse von {connector} und verwenden sie nur für diese Anfrage.',
  addressFromUnnamed:
    'Wir haben deine Adresse von der Person, die dich kennenlernen möchte, und schreiben dir nur zu dieser Anfrage.',
  consentMailAsks: '{connector} möchte dir {asker} vorstellen. Ist dir das recht?',
  consentMailAsksBlind: '{connector} möchte dir jemanden vorstellen. Ist dir das recht?',
  consentMailEnds: `{follows} Ein Nein ist in Ordnung. Die Links sind nur für dich und gelten {days, plural, one {# Tag} other {# Tage}}.

Wellmet ist ein Dienst für Bitten um Intros. {addressFrom}`,
  mailGreeting: 'Hallo {reader}!',
  personAndAddress: '{person}, {address}',
  introductionMailMessage: '{asker} hat geschrieben',
  introductionMailMessageEdited: '{asker} hat geschrieben, bearbeitet von {connector}',
  introductionMailTheyWriteFirst:
    '{other} schreibt dir zuerst. Wenn du lieber selbst beginnst, antworte auf diese E-Mail.',
  introductionMailWriteFirst: 'Bitte schreib zuerst: Antworte auf diese E-Mail, um {other} zu schreiben.',
  introductionMailTargetSaidYes: '{target} hat zugesagt, deshalb stellt {connector} euch einander vor:',
  introductionMailYouSaidYes: 'Du hast zugesagt, deshalb stellt {connector} euch einander vor:',
  nameWithAddress: '{name} ({address})',
  introductionMailSubject: 'Intro: {asker} und {target}',
})
