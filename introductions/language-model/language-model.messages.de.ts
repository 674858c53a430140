import { translate } from '@wellmet/platform/messages/translations.ts'
import type { languageModelMessages } from './language-model.messages.ts'

translate<typeof languageModelMessages>('de', 'languageModel', {
  // Settings
  title: 'Sprachmodell',
  about:
    'Ein Modell kann auswählen, welche Fakten eine Nachricht nennt, in welcher Reihenfolge und in welchem Ton. Die Sätze schreibt Wellmet.',
  limitClaims:
    'Für einen Entwurf erfährt es Arten von Fakten, Jahre und Zahlen. Namen, Titel, Firmen, Notizen und Nachrichten werden dafür nicht gesendet.',
  limitWords:
    'Nichts, was es schreibt, wird gezeigt oder gesendet. Eine Antwort, die keinen Fakt nennt, wird verworfen.',
  limitPower: 'Es kann nichts nachschlagen, keine Links öffnen und nichts senden.',
  help: 'Wie das funktioniert',
  theSettings: 'Die Einstellungen des Sprachmodells',
  dialect: 'Art des Endpunkts',
  openAi: 'OpenAI und kompatible Server',
  anthropic: 'Anthropic',
  url: 'Adresse',
  urlAbout: 'Bis zur Version. Hier erlaubt: {origins}',
  model: 'Modell',
  modelMissing: 'Gib den Namen des Modells ein.',
  modelAt: '{model} bei {host}',
  key: 'API-Schlüssel',
  keyAbout:
    'Wird verschlüsselt gespeichert und nie wieder angezeigt. Lass das Feld leer, wenn der Server keinen braucht.',
  keyEndsWith: 'endet auf {end}',
  withoutKey: 'keiner',
  showKey: 'Schlüssel zeigen',
  currency: 'Währung',
  inputPrice: 'Preis pro Million Eingabe-Token',
  outputPrice: 'Preis pro Million Ausgabe-Token',
  monthlyBudget: 'Monatsbudget',
  connect: 'Modell verbinden',
  connected: 'Das Modell ist verbunden.',
  noHosts: 'Noch kann kein Modell verbunden werden',
  noHostsAbout: 'Bitte die Server-Administration, mit LANGUAGE_MODEL_ORIGINS anzugeben, wo Modelle sein dürfen.',
  thisMonth: 'Dieser Monat',
  spentOf: '{spent} von {budget}, {calls, plural, one {# Aufruf} other {# Aufrufe}}',
  optedOut: 'Widersprochen',
  optedOutCount: '{count, plural, =0 {niemand} one {# Mitglied} other {# Mitglieder}}',
  save: 'Preise und Budget speichern',
  saved: 'Gespeichert.',
  hostGone: '{host} steht nicht mehr auf der Liste dieses Servers, deshalb wird das Modell nicht benutzt.',
  hostGoneNext: 'Frag die Server-Administration, oder trenn das Modell.',
  readsQuestions: 'Mitglieder dürfen das Modell ihre Suchfragen lesen lassen',
  readsQuestionsAbout: 'Es erfährt nur die Wörter der Frage. Die Antwort gibt die Suche von Wellmet.',
  disconnect: 'Modell trennen',
  disconnectQuestion: 'Der Schlüssel wird gelöscht. Entwürfe entstehen wieder nach Regeln.',
  forYou: 'Für dich',
  yourChoice: 'Deine Wahl',
  forMyDrafts: 'Das Sprachmodell für meine Entwürfe und Suchen verwenden',
  forMyDraftsAbout: 'Nur wenn du darum bittest. Ausgeschaltet wird für dich nichts gesendet.',

  // What left
  calls: 'Aufrufe',
  callsAbout: 'Die letzten 90 Tage. Jede Zeile zeigt alles, was das Modell erfahren hat.',
  callHeader: 'Aufruf',
  purpose: '{purpose, select, draft {Entwurf} question {Suchfrage} other {Verbindungstest}}',
  byAt: '{name}, {at}',
  outcomeHeader: 'Ergebnis',
  outcome:
    '{outcome, select, answered {Verwendet} declined {Abgelehnt} nothing_usable {Nichts Brauchbares} unreadable {Nicht lesbar} cut_off {Abgebrochen} too_slow {Zu langsam} too_large {Zu lang} too_many_calls {Zu viele Anfragen} key_refused {Schlüssel abgelehnt} not_accepted {Nicht angenommen} resting {Nach Ausfällen pausiert} budget_used_up {Budget verbraucht} none {Läuft} other {Ausgefallen}}',
  dropped: '{count, plural, one {# Teil verworfen} other {# Teile verworfen}}',
  toldHeader: 'Erfahren',
  toldNothing: 'Die Wörter der Frage, die nicht gespeichert werden',
  toldCount: '{count, plural, one {# Fakt} other {# Fakten}}',
  toldClaim: '{kind} ({about}) {values}',
  costHeader: 'Kosten',
  tokens: '{count, plural, one {# Token} other {# Token}}',

  // In a draft and in the search
  arrange: 'Vom Modell anordnen lassen',
  arranging: '{state, select, waiting {Wartet auf das Modell} other {Das Modell wählt aus}}',
  arranged: 'Angeordnet von {model} für {cost}. Die Sätze hat Wellmet geschrieben.',
  letModelRead: 'Vom Modell lesen lassen',
  readByModel: 'Gelesen von {model}',
  readNobody: 'Zu der Frage, wie das Modell sie gelesen hat, passt niemand.',

  notCurrency: 'Gib einen Währungscode mit drei Buchstaben ein, zum Beispiel EUR.',
  notUrl: 'Gib die Adresse des Modells ein. Sie beginnt mit https://.',
  notListed:
    '{origin} steht nicht auf der Liste dieses Servers. Bitte die Server-Administration, es in LANGUAGE_MODEL_ORIGINS einzutragen.',
  trialFailed:
    '{outcome, select, key_refused {Das Modell hat den Schlüssel nicht angenommen.} too_slow {Das Modell hat zu lange gebraucht.} too_many_calls {Das Modell bekommt gerade zu viele Anfragen. Versuch es in einer Minute noch einmal.} budget_used_up {Das Monatsbudget reicht nicht für einen einzigen Aufruf.} not_accepted {Das Modell hat die Anfrage nicht angenommen. Prüf die Adresse und den Namen des Modells.} declined {Das Modell hat die Antwort abgelehnt.} resting {Das Modell ist mehrmals ausgefallen. Versuch es in einer Minute noch einmal.} failed {Das Modell ist nicht erreichbar. Prüf die Adresse.} too_large {Die Antwort des Modells war zu lang.} cut_off {Die Antwort des Modells ist abgebrochen.} other {Das Modell hat geantwortet, aber in keiner brauchbaren Form. Versuch es mit einem anderen Modell.}}',
  byRulesBecause:
    '{outcome, select, not_connected {Es ist kein Modell verbunden, deshalb ist das der übliche Entwurf.} opted_out {Du hast widersprochen, deshalb ist das der übliche Entwurf.} host_not_listed {Das Modell steht nicht mehr auf der Liste dieses Servers, deshalb ist das der übliche Entwurf.} budget_used_up {Das Budget dieses Monats ist verbraucht, deshalb ist das der übliche Entwurf.} too_slow {Das Modell hat zu lange gebraucht, deshalb ist das der übliche Entwurf.} too_many_calls {Das Modell bekommt gerade zu viele Anfragen, deshalb ist das der übliche Entwurf.} key_refused {Das Modell hat den Schlüssel abgelehnt, deshalb ist das der übliche Entwurf. Sag es jemandem aus der Inhaberschaft.} declined {Das Modell hat abgelehnt, deshalb ist das der übliche Entwurf.} resting {Das Modell ist mehrmals ausgefallen, deshalb ist das der übliche Entwurf.} nothing_usable {In der Antwort des Modells war nichts brauchbar, deshalb ist das der übliche Entwurf.} unreadable {Die Antwort des Modells war nicht lesbar, deshalb ist das der übliche Entwurf.} other {Das Modell ist ausgefallen, deshalb ist das der übliche Entwurf.}}',
  readByRulesBecause:
    '{outcome, select, not_connected {Hier liest kein Modell Fragen, deshalb hat die Suche sie selbst gelesen.} opted_out {Du hast widersprochen, deshalb hat die Suche sie selbst gelesen.} budget_used_up {Das Budget dieses Monats ist verbraucht, deshalb hat die Suche sie selbst gelesen.} too_slow {Das Modell hat zu lange gebraucht, deshalb hat die Suche sie selbst gelesen.} other {Das Modell konnte sie nicht lesen, deshalb hat die Suche sie selbst gelesen.}}',
})
