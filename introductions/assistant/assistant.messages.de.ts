import { translate } from '@wellmet/platform/messages/translations.ts'
import type { assistantMessages } from './assistant.messages.ts'

translate<typeof assistantMessages>('de', 'assistant', {
  askAboutMeeting: 'Wie ging es seit dem {on, date, longDay} mit […] weiter?',
  askAboutLetter: 'Zuletzt, am {on, date, longDay}, ging es um […]. Was ist daraus geworden?',
  askWhoElse: 'Wer bei {company} müsste außerdem dabei sein?',
  askBusy: 'Was beschäftigt {company} im Moment am meisten?',
  askWaiting: 'Wartest du noch auf etwas von mir?',
  cardTellFirst: '{name} zuerst erzählen, was aus dem Intro zu {target} geworden ist: […].',
  askAboutSince: 'Am {on, date, longDay} ging es um […]. Ist das noch aktuell?',
  askAboutGoal: 'Ich suche {goal}. Was müsste passen, damit sich das für {company} lohnt?',
  askCompliance: 'Was würde bei einem Produkt wie unserem zuerst geprüft?',
  askCustomers: 'Was wünschen sich die größten Kunden, das ihnen noch niemand gibt?',
  askFinance: 'Welche Zahlen zählen bei einer Firma wie unserer zuerst?',
  askHelp: 'Wobei kann ich gerade helfen?',
  askInvestor: 'Was müsste in den nächsten sechs Monaten von uns kommen, damit es interessant wird?',
  askMarketing: 'Was hat dieses Jahr besser funktioniert als erwartet?',
  askOpenly: 'Was sollte dieses Gespräch bringen, damit es sich lohnt?',
  askOperations: 'Was muss im kommenden Jahr unbedingt gelingen?',
  askPartnerships: 'Wann lohnt sich eine Partnerschaft, und woran ist zuletzt eine gescheitert?',
  askPeople: 'Welche Stelle ist gerade am schwersten zu besetzen, und warum?',
  askProcurement: 'Wann kommt ein neuer Lieferant überhaupt infrage?',
  askProduct: 'Wie fällt die Entscheidung, was als Nächstes kommt und was nicht?',
  askSales: 'Welche Kunden sind bei etwas Neuem gern die Ersten?',
  askSecurity: 'Welches Problem würde das Team am liebsten zuerst abgeben?',
  askTech: 'Was würde heute von Anfang an anders gebaut?',
  askTime: 'Was kostet im Moment die meiste Zeit?',
  cardAskFirst: 'Vorher kurz mit {name} sprechen.',
  cardAt: '{names} {count, plural, one {ist} other {sind}} auch bei {company}.',
  cardAtAs: '{name} ({title})',
  cardBooked: 'Ein Treffen ist {dated, select, yes {für den {on, date, longDay} } other {}}vereinbart.',
  cardIntroduced: '{connector} hat euch {dated, select, yes {am {on} } other {}}bekannt gemacht.',
  cardIntroducedTo: '{name} hat dich {dated, select, yes {am {on} } other {}}mit {target} bekannt gemacht.',
  cardInTouch: '{names} {count, plural, one {steht} other {stehen}} mit {name} in Kontakt.',
  cardConnected: '{names} {count, plural, one {ist} other {sind}} mit {name} auf LinkedIn vernetzt.',
  cardMeetings:
    '{name} und du habt euch {count, plural, one {einmal getroffen{dated, select, yes {, am {on}} other {}}} other {#-mal getroffen{dated, select, yes {, zuletzt am {on}} other {}}}}.',
  cardMore: '{count, number} weitere',
  cardMessages:
    '{count, plural, one {# Nachricht{dated, select, yes {, am {on}} other {}}} other {# Nachrichten{dated, select, yes {, die letzte am {on}} other {}}}}.',
  cardOpen: 'Offen vom {on}: […]',
  cardReread: 'Am besten vorher die letzte Nachricht noch einmal lesen.',
  cardSilent:
    'Nichts verzeichnet seit {weeks, plural, one {# Woche} other {# Wochen}}. Am besten mit dem anfangen, was es bei dir Neues gibt.',
  cardSilentSince: 'Nichts verzeichnet seit {on, date, month}. Am besten mit dem anfangen, was es bei dir Neues gibt.',
  cardWho: '{name}, {title}',
  cardWhoAt: '{title, select, none {} other {{title} bei }}{company}',
  haveNote: 'Deine Notiz: „{text}“',
  headingNotes: 'Deine Notizen',
  headingQuestions: 'Mögliche Fragen',
  headingShared: 'Gemeinsame Kontakte',
  headingSoFar: 'Bisher',
  headingWho: 'Zur Person',
  prepareFor: 'Vorbereitung auf {name}',
  prepareAbout: 'Aus dem, was bekannt ist. Jede Zeile zeigt, woher sie kommt.',
  prepareMeeting: 'Treffen am {on, date, localDay}',
  beforeMeetings: 'Vor deinen Treffen',
  meetingWith: '{name}, {on, date, localDay}',
  worthAskingNow: 'Jetzt anfragen lohnt sich',
  thePrepCard: 'Die Vorbereitung',

  reasonTarget: 'Du möchtest {name} kennenlernen, und {connector} kann gefragt werden.',
  reasonCloser: 'Es lohnt sich, {name} kennenzulernen, und {connector} kann gefragt werden.',

  cannotFollowUp: 'Es gibt noch nichts zu schreiben. Frag zuerst nach dem Intro.',
  followUpSubject: 'Intro zu {target}',
  followUpSubjectBy: 'Intro durch {connector}',
  followUpTooEarly:
    'Du hast {connector} {when, select, today {heute} yesterday {gestern} other {vor ein paar Tagen}} gefragt. Wenn keine Antwort kommt, erinnere am {on, date, longDay} daran.',
  followUpThanks: 'Danke für das Intro zu {target}.',
  followUpThanksUs: 'Vielen Dank, dass du uns bekannt gemacht hast!',
  followUpThanksAnyway: 'Danke für deine Antwort zu {target}.',
  followUpReplied: '{target} hat geantwortet, wir sind jetzt in Kontakt.',
  followUpConverted: 'Du hast mich mit {target} bekannt gemacht, und daraus ist etwas Gutes geworden: {gap}.',
  followUpWithoutYou: 'Herzlichen Dank! Wenn ich einmal etwas für dich tun kann, sag Bescheid.',
  followUpAgreed: 'Danke noch einmal, dass du zum Intro zu {target} Ja gesagt hast.',
  followUpMayMention: 'Danke, dass ich mich bei {target} auf dich berufen darf.',
  followUpNeedAnything: 'Hilft dir ein kurzer Text zum Weiterleiten? Ich schicke gern einen.',
  followUpBooked:
    '{target} und ich haben {dated, select, yes {für den {on, date, longDay} } other {}}ein Treffen vereinbart.',
  followUpTellYou: 'Ich erzähle dir, wie es läuft.',
  followUpNoTrouble: 'Das ist kein Problem.',
  followUpAsked:
    'Konntest du dir meine Nachricht {when, select, today {von heute} yesterday {von gestern} days {von vor ein paar Tagen} week {von letzter Woche} other {vom {on, date, longDay}}} zu {target} schon ansehen?',
  followUpStillFit: 'Wenn es nicht passt oder gerade ungünstig ist, sag es einfach. Das ist völlig in Ordnung.',
  followUpIntroducedBy: '{connector} hat uns am {on, date, longDay} miteinander bekannt gemacht.',
  followUpIntroducedByUndated: '{connector} hat uns miteinander bekannt gemacht.',
  followUpThanksReply: 'Danke für Ihre Antwort.',
  followUpSuggestCall:
    'Ich würde gern mit Ihnen über {gap} sprechen. Hätten Sie nächste Woche 20 Minuten Zeit? Wenn es gerade nicht passt, ist das völlig in Ordnung.',

  meetQuiet: 'Du und {name} hattet zuletzt am {on, date, longDayAndYear} Kontakt.',
  meetNear:
    'Du triffst {with} am {on, date, longDay}. {same, select, company {{name} arbeitet bei derselben Firma} other {{name} ist am selben Ort}}.',

  insightYourTurn: '{count, plural, one {# Intro wartet} other {# Intros warten}} auf dich.',
  insightGoingQuiet:
    '{count, plural, one {# gute Beziehung schläft} other {# gute Beziehungen schlafen}} in den nächsten 14 Tagen ein.',
  insightTargets:
    'Zu {count, plural, one {# Wunschkontakt} other {# Wunschkontakten}} von {n, number} gibt es einen Weg.',
  insightChangedJobs:
    '{count, plural, one {# Kontakt hat} other {# Kontakte haben}} in den letzten 30 Tagen die Stelle gewechselt.',
  insightIntroduced:
    '{count, plural, one {# Intro kam} other {# Intros kamen}} zustande, bei {n, plural, one {# Anfrage} other {# Anfragen}}.',
})
