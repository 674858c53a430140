import { translate } from '@wellmet/platform/messages/translations.ts'
import type { companiesMessages } from './companies.messages.ts'

translate<typeof companiesMessages>('de', 'companies', {
  // Screens
  about:
    'Unternehmen, in denen du jemanden kennst oder dich jemand vorstellen kann. Geordnet danach, wie viele du erreichst, wer dich vorstellen könnte und wie viel Kontakt es gab.',
  allPathsTo: 'Alle Wege zu {name}',
  companies: 'Unternehmen',
  foundOf:
    '{is, select, exact {{shown, number} von {total, plural, one {# Unternehmen} other {# Unternehmen}}} other {{shown, number} von mindestens {total, plural, one {# Unternehmen} other {# Unternehmen}}}}',
  companiesCount: '{count, plural, one {# Unternehmen} other {# Unternehmen}}',
  companiesFound: 'Gefundene Unternehmen',
  companiesInReach: 'Erreichbare Unternehmen',
  company: 'Unternehmen',
  allDepartments: 'Alle Abteilungen',
  allLevels: 'Alle Ebenen',
  clearFilters: 'Filter aufheben',
  department:
    '{department, select, leadership {Geschäftsleitung} engineering {Entwicklung und IT} security {Sicherheit} data {Daten} product {Produkt und Design} sales {Vertrieb und Partnerschaften} marketing {Marketing und Kommunikation} customers {Kundenbetreuung} finance {Finanzen} investing {Investment} people {Personal und Recruiting} legal {Recht, Risiko und Compliance} operations {Betrieb} strategy {Strategie und Beratung} research {Forschung und Bildung} medical {Medizin} editorial {Redaktion und Kunst} unknown {Abteilung unbekannt} other {Andere}}',
  departmentFilter: 'Abteilung',
  emptyAbout:
    'Sie sind danach geordnet, wie gut du dort jemanden erreichst, jeweils mit dem besten Weg. Fang mit deinen eigenen Kontakten an und damit, wo sie arbeiten.',
  emptyTitle: 'Hier erscheinen die Unternehmen, die du erreichst',
  formula: 'Formel {formula}',
  history: 'Verlauf',
  historyAbout: 'Aus deinen eigenen Kontakten, deinen Anfragen und denen, bei denen du mitmachst.',
  howScoreAddsUp: 'Wie sich der Wert zusammensetzt',
  importMore: 'Weitere Kontakte importieren',
  importNetwork: 'Netzwerk importieren',
  inDirectoryOnly: 'Nur im öffentlichen Verzeichnis',
  industryAndPlaceUnknown: 'Branche und Ort unbekannt',
  industryUnknown: 'Branche unbekannt',
  introducers: '{count, plural, one {# Person könnte dich vorstellen} other {# Personen könnten dich vorstellen}}',
  introducersUnknown: 'noch keine Kontaktperson bekannt',
  introductions: 'Intros',
  introductionsAsked:
    '{count, plural, =0 {Du hast noch nicht um ein Intro in dieses Unternehmen gebeten.} one {Du hast um # Intro in dieses Unternehmen gebeten.} other {Du hast um # Intros in dieses Unternehmen gebeten.}}',
  level:
    '{level, select, executive {Geschäftsleitung} vp {Vice President} director {Director oder Leitung} manager {Manager} staff {Fachebene} other {Ebene unbekannt}}',
  levelFilter: 'Ebene',
  listedOf: '{shown, number} von {total, plural, one {# erreichbaren Unternehmen} other {# erreichbaren Unternehmen}}',
  loadingCompanies: 'Unternehmen werden geladen',
  loadingCompany: 'Unternehmen wird geladen',
  noPath: 'Noch kein Weg in dieses Unternehmen',
  noPathAbout:
    'Soweit wir sehen, kennt dort niemand von euch jemanden, weder du noch deine Teammitglieder. Importiere eine Postfachdatei, oder bitte ein Teammitglied, seine Kontakte zu teilen.',
  noResults: 'Keine Treffer für „{query}“',
  noResultsAbout:
    'Such nach Name, Webadresse, Branche oder Ort, zum Beispiel „Banken in Berlin“. Akzente und Rechtsformen wie „GmbH“ spielen keine Rolle.',
  nobodyMatches: 'Niemand, den du dort erreichst, passt zu diesen Filtern.',
  notFound: 'Nicht gefunden',
  notFoundAbout:
    'Niemand, den du sehen kannst, arbeitet noch dort, oder der Link stammt von jemandem mit einem anderen Netzwerk.',
  notFoundTitle: 'Du kannst dieses Unternehmen nicht erreichen',
  notInTop: 'nicht unter den ersten 200',
  paths: 'Kontaktpersonen',
  people: 'Personen',
  peopleAbout:
    'Nach Abteilung, anhand der Position. Die Leitung kommt zuerst, und in jeder Abteilung die höchste Ebene.',
  peopleByFunction: 'Wer dort ist',
  peopleByFunctionAbout:
    'Zuerst die Leitung, dann eine Gruppe für jede Funktion. Wähl jemanden aus, um die Wege zu sehen.',
  reach:
    '{reach, select, underway {Anfrage läuft} known {Ihr kennt euch} introduction {Über ein Intro} weak {Schwacher Weg, erst nachfragen} other {In deinen Kontakten, nicht eingeschätzt}}',
  reachLegend: 'Wie du sie erreichst',
  peopleIn: 'Personen: {department}',
  peopleReachable:
    '{count, plural, =0 {noch niemand erreichbar} one {# Person erreichbar} other {# Personen erreichbar}}',
  peopleHardly: '{count, number} weitere nur über einen schwachen Weg',
  rank: 'Rang unter den erreichbaren Unternehmen',
  rankAbout: 'Der Rang unter den Unternehmen, die du erreichst. Der Wert dient nur dieser Reihenfolge.',
  rankOf: '{name} ist auf Platz {rank, number}',
  recomputedOff: 'Gerade neu berechnet: Die Zeilen ergeben nicht {score, number}',
  recomputedSame: 'Gerade neu berechnet, mit demselben Ergebnis',
  relationships: 'Beidseitiger Kontakt',
  relationshipsShare: '{share, number, percent} der Beziehungen sind beidseitig',
  relationshipsUnknown: 'noch kein beidseitiger Kontakt',
  rolesUnknown: 'Positionen unbekannt',
  searchCompanies: 'Unternehmen suchen',
  searchPlaceholder: 'Name des Unternehmens',
  seeCompanies: 'Unternehmen ansehen',
  size: 'Größe',
  source: 'Quelle',
  sourceDirectory: '{source}, Stand {on}',
  sourceNetwork: 'dein Netzwerk (nicht im Verzeichnis)',
  standing: 'Auf einen Blick',
  strongestPath: 'Bester Weg',
  thisCompany: 'Unternehmen',
  toPerson: 'zu {name}',
  unranked: 'ohne Rang, bis du dort jemanden erreichst',
  whyRanked: 'Warum steht {name} hier?',

  // Notices
  alike: '{name} und Unternehmen derselben Branche.',
  importContacts: 'Importiere deinen LinkedIn-Export oder dein Adressbuch.',
  importOrShare: 'Importiere deinen LinkedIn-Export, oder bitte ein Teammitglied, sein Netzwerk zu teilen.',
  nameSectorInstead: 'Für andere Unternehmen gib Branche und Ort an.',
  noneInReach: 'Noch sind keine Unternehmen erreichbar.',
  noneInReachFor: 'Kein Unternehmen namens „{query}“ ist erreichbar.',
  tryFewerWords: 'Versuch es nur mit dem Namen oder der Webadresse.',
  widened: 'Kein Unternehmen passt ganz zu „{query}“. Diese passen zum Teil.',
})
