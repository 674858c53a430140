import type { Sector } from './facts.ts'
import type { Owner } from './people.ts'

/** What a question asks for, in terms of the truth, never of an engine. All of it must hold. */
export interface Want {
  readonly role?: string
  readonly at?: string
  readonly in?: string
  readonly sector?: Sector
  readonly former?: string
  readonly notAt?: string
  readonly notIn?: string
  /** The so-manieth person in sight whom nobody shares a name with. */
  readonly person?: number
  /** The asker has had contact, and none for so many days. */
  readonly silentDays?: number
  readonly connectedWithinDays?: number
  /** Whose contact they are. */
  readonly knownBy?: Owner
  /** The asker and they wrote to each other. */
  readonly isTwoWay?: true
}

export interface Question {
  readonly asker: string
  readonly kind: string
  /** `{name}`, `{given}`, `{family}`, `{slip}`, `{plain}` and `{employer}` are of the wanted person. */
  readonly text: string
  /** Null where nobody fits. */
  readonly want: Want | null
}

type Row = readonly [kind: string, text: string, want: Want | null]

/** The head of a ward, on a phone between two patients: short, small letters, slips. */
const phone: readonly Row[] = [
  ['role', 'midwives', { role: 'midwife' }],
  ['role in place', 'nurse hamburg', { role: 'nurse', in: 'Hamburg' }],
  ['role at employer', 'ward sister brigid', { role: 'ward', at: 'brigid' }],
  ['role', 'anesthesiologist', { role: 'anaesthetist' }],
  ['role in place', 'physios in bremen', { role: 'physio', in: 'Bremen' }],
  ['role at employer', 'pharmacist royal clyde', { role: 'pharmacist', at: 'clyde' }],
  ['role', 'bone surgeons', { role: 'surgeon' }],
  ['role with slip', 'radiografer liverpool', { role: 'radiographer', in: 'Liverpool' }],
  ['employer', 'haukelien', { at: 'haukelien' }],
  ['employer', 'any1 at uk nordhafen', { at: 'ukn' }],
  ['role at employer', 'hospital ceo weserbogen', { role: 'clinicboss', at: 'weser' }],
  ['name', '{plain}', { person: 3 }],
  ['name with slip', '{slip}', { person: 11 }],
  ['name and employer', '{given} {employer}', { person: 19 }],
  ['role in region', 'nurses scotland', { role: 'nurse', in: 'Glasgow' }],
  ['role with slip', 'mid wife bremen', { role: 'midwife', in: 'Bremen' }],
  ['role in place', 'surgeon lisboa', { role: 'surgeon', in: 'Lisbon' }],
  ['former employer', 'nurses ex weserbogen', { role: 'nurse', former: 'weser' }],
  ['sector in place', 'hospital ppl in bergen', { sector: 'hospital', in: 'Bergen' }],
  ['not', 'nurses not hamburg', { role: 'nurse', notIn: 'Hamburg' }],
  ['two employers', 'nurse st brigids or royal clyde', { role: 'nurse', at: 'brigid clyde' }],
  ['nobody', 'vet hamburg', null],
  ['nobody', 'Xanthippe Oberhuber', null],
  ['role', 'plumber asap pls', { role: 'plumber' }],
  ['relationship', 'nurses kofi knows', { role: 'nurse', knownBy: 'kofi' }],
  ['time', 'surgeons i havent talked to in a year', { role: 'surgeon', silentDays: 365 }],
]

/** A shipbroker in the car, dictating: whole sentences, no commas, what one says while thinking. */
const dictating: readonly Row[] = [
  ['sentence', 'okay so i need somebody who knows a harbour pilot up in kiel i think', { role: 'pilot', in: 'Kiel' }],
  ['sentence', 'can you find me a shipbroker in piraeus please the one from hellas', { role: 'broker', at: 'hellas' }],
  [
    'sentence',
    'i am looking for a captain who used to be with baltic bulk carriers',
    { role: 'captain', former: 'bulk' },
  ],
  ['sentence', 'who do we have over at nordic ferry lines', { at: 'ferry' }],
  ['sentence', 'um get me the crewing manager at ole klint', { role: 'crewing', at: 'klint' }],
  ['sentence', 'is there anyone at the port authority in rotterdam south', { at: 'rotsouth' }],
  ['sentence', 'we have a ship stuck in the schelde so i need a salvage master quickly', { role: 'salvor' }],
  [
    'sentence',
    'let me see which marine surveyors we know in rotterdam or somewhere around there',
    { role: 'surveyor', in: 'Rotterdam' },
  ],
  ['sentence', 'find the person called {family} i met at {employer} first name {given} i believe', { person: 27 }],
  [
    'sentence',
    'what was the name again of that chief engineer at meridian salvage',
    { role: 'shipengineer', at: 'salvage' },
  ],
  ['sentence', 'i want to talk to someone who does chartering at baltic bulk', { role: 'charterer', at: 'bulk' }],
  [
    'sentence',
    'show me all the first officers and chief mates in hamburg that we could ask',
    { role: 'mate', in: 'Hamburg' },
  ],
  ['sentence', 'who is the press person at the department for coastal affairs', { role: 'press', at: 'dca' }],
  ['sentence', 'somebody told me kofi knows people at hellas maritime', { at: 'hellas', knownBy: 'kofi' }],
  ['sentence', 'do i know any ship captains well enough to call them tonight', { role: 'captain', isTwoWay: true }],
  ['sentence', 'who have i not spoken to for more than a year at nordic ferry lines', { at: 'ferry', silentDays: 365 }],
  [
    'sentence',
    'an inspector for port state control in rotterdam would help us a lot',
    { role: 'inspector', in: 'Rotterdam' },
  ],
  ['sentence', 'please look up {name} for me', { person: 35 }],
  ['sentence', 'hey do we know a welder anywhere near marseille', { role: 'welder', in: 'Marseille' }],
  [
    'sentence',
    'i would like an introduction to the permanent secretary at coastal affairs',
    { role: 'secretary', at: 'dca' },
  ],
  ['sentence', 'pilots but not the ones at polar pilot station', { role: 'pilot', notAt: 'pilots' }],
  ['sentence', 'i need a ship broker or somebody in chartering in oslo', { role: 'broker charterer', in: 'Oslo' }],
  ['sentence', 'give me everybody in shipping down in greece', { sector: 'shipping', in: 'Piraeus' }],
  ['nobody', 'do we know anybody at black pearl submarines', null],
  ['nobody', 'get me the number of a man called Balthasar Quensel', null],
  ['sentence', 'that lady from the ferry company in norway who runs the crewing', { role: 'crewing', at: 'ferry' }],
]

/** A producer of a theater, in English, who writes as in a mail. */
const producer: readonly Row[] = [
  ['role in place', 'Lighting designers in Glasgow', { role: 'lighting', in: 'Glasgow' }],
  ['role at employer', 'Stage manager at Tron Lane', { role: 'stagemanager', at: 'tron' }],
  ['role', 'dramaturgs', { role: 'dramaturg' }],
  ['role', 'theatre directors', { role: 'director' }],
  ['role', 'costume people', { role: 'costume' }],
  ['role in place', 'Actors based in Lisbon', { role: 'actor', in: 'Lisbon' }],
  ['role at employer', 'technical director, Thalassa', { role: 'techdirector', at: 'thalassa' }],
  ['employer', 'Teatro do Cais', { at: 'cais' }],
  ['employer', 'everyone we know at the Elbufer opera', { at: 'elbufer' }],
  ['role at employer', 'who runs the box office at Puppentheater Mondschein?', { role: 'boxoffice', at: 'mondschein' }],
  ['former employer', 'anyone formerly at Thalassa Theater', { former: 'thalassa' }],
  ['role in region', 'stage directors in Saxony', { role: 'director', in: 'Dresden Leipzig' }],
  ['name', '{name}', { person: 43 }],
  ['name and employer', '{family} from {employer}', { person: 51 }],
  ['name', '{family}, {given}', { person: 59 }],
  ['name', '{plain}', { person: 67 }],
  ['two employers', 'actors at Tron Lane or Thalassa', { role: 'actor', at: 'tron thalassa' }],
  ['role', 'wardrobe supervisor', { role: 'costume' }],
  ['not', 'lighting designers, not in Germany', { role: 'lighting', notIn: 'Hamburg Bremen Kiel Dresden Leipzig' }],
  ['role at employer', 'grant officers at the Department for Coastal Affairs', { role: 'grants', at: 'dca' }],
  ['sector in place', 'theater folks in Leipzig', { sector: 'theater', in: 'Leipzig' }],
  ['role in place', 'joiners or cabinet makers near Bremen who could build a set', { role: 'joiner', in: 'Bremen' }],
  ['time', 'theatre people I connected with in the last two years', { sector: 'theater', connectedWithinDays: 730 }],
  ['relationship', 'directors I actually know', { role: 'director', isTwoWay: true }],
  ['nobody', 'ballet dancers in Tokyo', null],
  ['nobody', 'Opéra de Nulle-Part casting', null],
]

/** A civil servant, in German. */
const official: readonly Row[] = [
  ['German', 'Referatsleiter im Ministerium für Verkehr und Häfen', { role: 'headofunit', at: 'mvh' }],
  ['German', 'Pressesprecher MVH', { role: 'press', at: 'mvh' }],
  ['German', 'Staatssekretäre', { role: 'secretary' }],
  ['German', 'Ansprechpartner bei der Senatsverwaltung für Gesundheit', { at: 'senat' }],
  ['German', 'Wen kennen wir im Sozialministerium?', { at: 'sozial' }],
  ['German', 'Hafenlotsen in Kiel', { role: 'pilot', in: 'Kiel' }],
  ['German', 'Chefärzte Chirurgie Nordhafen', { role: 'surgeon', at: 'ukn' }],
  ['German', 'Verwaltungsdirektor Klinikum Weserbogen', { role: 'clinicboss', at: 'weser' }],
  ['German', 'Hebammen in Bremen', { role: 'midwife', in: 'Bremen' }],
  ['German', 'Krankenschwestern aus Norwegen', { role: 'nurse', in: 'Oslo Bergen' }],
  ['German', 'Kapitäne der Reederei Ole Klint', { role: 'captain', at: 'klint' }],
  ['German', 'Schiffsmakler gesucht', { role: 'broker' }],
  ['German', 'Fördermittel Referenten in Dresden', { role: 'grants', in: 'Dresden' }],
  ['German', 'wer war früher beim Thalassa Theater', { former: 'thalassa' }],
  ['German', 'Regisseure Sachsen', { role: 'director', in: 'Dresden Leipzig' }],
  ['German', 'Anästhesisten, aber nicht in Hamburg', { role: 'anaesthetist', notIn: 'Hamburg' }],
  ['German', 'alle aus Norwegen in der Schifffahrt', { sector: 'shipping', in: 'Oslo Bergen' }],
  ['German', 'mit welchen Kapitänen hatte ich seit einem Jahr keinen Kontakt', { role: 'captain', silentDays: 365 }],
  ['German', 'wen kennt Kofi bei Baltic Bulk', { at: 'bulk', knownBy: 'kofi' }],
  ['name', 'Frau {family} von {employer}', { person: 75 }],
  ['name', 'Herr {name}', { person: 83 }],
  ['name', '{plain}', { person: 91 }],
  ['German', 'Physiotherapeuten', { role: 'physio' }],
  ['German', 'Apotheker im Krankenhaus', { role: 'pharmacist' }],
  ['nobody', 'Imker in Bremen', null],
  ['nobody', 'Kontakte bei der Raumfahrtbehörde Saturn', null],
]

/** A master of a trade, German and English mixed, in the words of the building site. */
const tradesman: readonly Row[] = [
  ['trade words', 'sparky in hamburg', { role: 'electrician electricmaster', in: 'Hamburg' }],
  ['German', 'Elektriker Hamburg', { role: 'electrician electricmaster', in: 'Hamburg' }],
  ['German', 'Elektromeister', { role: 'electricmaster' }],
  ['German', 'Dachdecker Kiel', { role: 'roofer', in: 'Kiel' }],
  ['German', 'Tischler in Bremen', { role: 'joiner', in: 'Bremen' }],
  ['German', 'Bauleiter bei Brandt und Söhne', { role: 'siteboss', at: 'brandt' }],
  ['German', 'jemand von Hinrichsen Dachbau', { at: 'hinrichsen' }],
  ['role', 'scaffolders', { role: 'scaffolder' }],
  ['role', 'site managers', { role: 'siteboss' }],
  ['role in place', 'welders in Gdańsk', { role: 'welder', in: 'Gdansk' }],
  ['German', 'Schweißer', { role: 'welder' }],
  ['German', 'Gerüstbauer in Polen', { role: 'scaffolder', in: 'Gdansk' }],
  ['employer', 'Clydeside Plumbing', { at: 'clydeside' }],
  ['role at employer', 'heating engineer Clydeside', { role: 'plumber', at: 'clydeside' }],
  ['employer', 'Osterkamp', { at: 'osterkamp' }],
  ['name with slip', '{slip} {employer}', { person: 99 }],
  ['name', '{name}', { person: 107 }],
  ['name', '{given} {family}', { person: 115 }],
  ['German', 'Meister der früher bei Brandt war', { former: 'brandt' }],
  ['German', 'Klempner oder Heizungsbauer Glasgow', { role: 'plumber', in: 'Glasgow' }],
  ['German', 'Handwerker in Marseille', { sector: 'trade', in: 'Marseille' }],
  ['German', 'Beleuchtungsmeister Staatsoper', { role: 'lighting', at: 'elbufer' }],
  ['not', 'Elektriker außer bei Brandt', { role: 'electrician electricmaster', notAt: 'brandt' }],
  ['German', 'Hafeninspektor Rotterdam', { role: 'inspector', in: 'Rotterdam' }],
  ['nobody', 'Schornsteinfeger Oslo', null],
  ['nobody', 'Firma Zwirbelbach & Knuth', null],
]

const asked = (asker: string, rows: readonly Row[]): Question[] =>
  rows.map(([kind, text, want]) => ({ asker, kind, text, want }))

export const harborQuestions: readonly Question[] = [
  ...asked('nurse on a phone', phone),
  ...asked('broker dictating', dictating),
  ...asked('producer', producer),
  ...asked('official', official),
  ...asked('tradesman', tradesman),
]
