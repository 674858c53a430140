import { expressionsBySense } from './expressions.rules.ts'
import { compoundSense } from './vocabulary/compounds.rules.ts'
import { contactSenses, exchangeWords } from './vocabulary/contact-words.rules.ts'
import { recordWords, turningWords } from './vocabulary/record-words.rules.ts'
import { requestSenses } from './vocabulary/request-words.rules.ts'
import { jobNouns, workSenses } from './vocabulary/work-words.rules.ts'

/** What a word says about people. A word in no list here is not understood, and a sentence with it is not backed. */
export type Sense =
  | 'works'
  | 'worked'
  | 'runs'
  | 'joint'
  | 'knows'
  | 'unknown'
  | 'well'
  | 'somewhat'
  | 'barely'
  | 'connected'
  | 'listed'
  | 'mail'
  | 'meeting'
  | 'thread'
  | 'both_ways'
  | 'one_way'
  | 'in_touch'
  | 'last'
  | 'recent'
  | 'asked'
  | 'passed_on'
  | 'introduced'
  | 'agreed'
  | 'mention'
  | 'no_answer'
  | 'booked'
  | 'team'
  | 'based'
  | 'confirmed'
  | 'said'
  | 'employed'
  | 'ended'
  | 'started'
  | 'anymore'
  | 'now'
  | 'intro'
  | 'arranged'
  | 'future'
  | 'dated'
  | 'flows'
  | 'there'
  | 'calls'
  | 'belongs'
  | 'sent'
  | 'only'
  | 'self'
  | 'is'
  | 'was'
  | 'has'
  | 'not'
  | 'by'
  | 'times'
  | 'people'
  | 'span'

const words = (list: string): readonly string[] => list.trim().split(/\s+/)

const bySense: Readonly<Record<Sense, readonly string[]>> = {
  works: words(
    'zusammenarbeitet zusammenarbeiten zusammenarbeitest works work working arbeitet arbeiten arbeite arbeitest arbeitend employs tatig serves serve serving fungiert fungierst fungieren employee mitarbeiterin bekleidet bekleidest inne',
  ),
  worked: words(
    'zusammengearbeitet worked spent overlapped overlap overlaps overlapping overlapping-years überlappen überlappten überschnitt arbeitete arbeiteten gearbeitet formerly former previously früher fruher ehemals ehemalige ehemaliger ehemaligen frühere fruhere damals ex prior previous past erstwhile früherer früheren früheres vormals vormaliger vormalige ehemaligem einstige einstiger einstigen einst seinerzeit beschäftigte beschäftigten überschnitten überschneiden überlappt lasted dauerte verbrachte verbrachten',
  ),
  runs: words('run runs running leitet leitest leite führst führt fuhrst fuhrt'),
  joint: words(
    'both beide beiden together zusammen gemeinsam alongside colleague colleagues coworker coworkers co-worker co-workers kollege kollegin kollegen kolleginnen same selben gleichen derselben denselben desselben demselben gleicher gemeinsame gemeinsamer gemeinsamen gemeinsames gleichzeitig zeitgleich simultaneously jointly sowohl',
  ),
  knows: words(
    'know knows known knowing kennen kennt kenne kennst acquainted acquaintance bekanntschaft bekannte bekannter bekannt',
  ),
  unknown: words('unknown'),
  well: words('well gut'),
  somewhat: words('somewhat etwas flüchtig fluchtig slightly'),
  barely: words('barely kaum hardly scarcely'),
  connected: words(
    'linkedin connected connection connections vernetzt verbunden verknupft linkedin-kontakt linkedin-kontakte linked link linkedin-netzwerk linkedin-network linkedin-verbindung linkedin-connection verlinkt',
  ),
  listed: words('contacts kontakte kontakten adressbuch address-book listed gelistet'),
  mail: words(
    'writing write writes message messages email emails e-mail e-mails mail mails nachricht nachrichten wrote written emailed mailed corresponded correspondence schrieb schriebst schrieben geschrieben gemailt email-kontakt e-mail-kontakt mailkontakt mail-kontakt emailkontakt mailverkehr e-mail-verkehr korrespondenz korrespondiert schriftverkehr schriftwechsel mailwechsel e-mail-wechsel correspond corresponds',
  ),
  meeting: words(
    'terminen treffens meets meeting meetings met treffen getroffen traf trafen traft trafst termin termine appointment appointments',
  ),
  thread: words(
    'thread threads mailverlauf mailverläufe mailverläufen mail-verläufe mail-verläufen e-mail-verlauf e-mail-verläufe e-mail-verläufen mail-thread mail-threads email-thread email-threads e-mail-thread e-mail-threads',
  ),
  both_ways: words(
    'two-way both-ways gegenseitig mutual mutually reciprocal wechselseitig wechselseitige wechselseitigen wechselseitiger beidseitig beidseitige beidseitigen beiderseitig gegenseitige gegenseitigen',
  ),
  one_way: words('one-way einseitig one-sided one-directional unidirectional einseitige einseitiger einseitigen'),
  in_touch: words('touch'),
  last: words(
    'last latest zuletzt letzte letzter letztes letzten newest neueste neuester neuestes neuesten jüngste jüngster jüngstes jüngsten',
  ),
  recent: words('recently lately kürzlich neulich recent kürzliche jüngst unlängst'),
  asked: words('asked ask asking gebeten bat baten gefragt fragte batest requested request requests anfrage bittet'),
  introduced: words('kennengelernt put introduced vorgestellt bekanntgemacht stellte stelltest'),
  agreed: words('agreed promised zugesagt versprochen agrees accepted'),
  mention: words('mention berufen erwähnen erwahnen nennen'),
  no_answer: words('declined refused abgelehnt absage'),
  booked: words('booked scheduled vereinbart geplant terminiert'),
  team: words(
    'teammate teammates team teamkollegen workspace teammitglied teammitglieder teammitgliedern teams teamkollege teamkollegin member members mitglied mitglieder',
  ),
  based: words(
    'basis zuhause based located sitzt ansässig ansassig standort location resides reside residing lives live living resident home lebt lebst leben wohnt wohnst wohnen wohnhaft beheimatet wohnort wohnsitz base sitz befindet settled stationed situated domiciled dwells niedergelassen stationiert daheim lebensmittelpunkt',
  ),
  confirmed: words('confirmed bestätigt bestatigt'),
  said: words(
    'said says told gesagt sagte sagt stated answered answer angegeben angabe angaben aussage declared erklärt erklärte say indicated rated sagst sagtest',
  ),
  /** A participle, whose tense is its auxiliary’s. */
  employed: words('employed angestellt beschäftigt'),
  /** Of an employment: it is over, and a year said of it is its last. */
  ended: words('left ended ends departed quit verlassen verließ endete geendet'),
  /** Of an employment: a year said of it is its first. */
  started: words('joined'),
  /** “Not … any longer” */
  anymore: words('anymore mehr'),
  now: words(
    'now today still heute jetzt noch current currently presently nowadays zurzeit nun aktuell aktuelle aktueller aktuellen aktuelles derzeit derzeitige derzeitiger derzeitigen momentan gegenwärtig gegenwärtige gegenwärtiger gegenwärtigen',
  ),
  /** “An intro to somebody” */
  intro: words('introduction introductions intro intros vorstellung einführung vorzustellen introduce connect'),
  /** Of an introduction: that somebody made it. */
  arranged: words('arranged'),
  future: [],
  /** Of something counted or dated: that it happened. */
  dated: words(
    'reached erreichte dated occurred happened made fand statt datiert stammt gemacht came stammen gave given kam raus',
  ),
  /** Of what is exchanged: that it went. */
  flows: words(
    'went passed pass goes gone flowed flows flow traded trade swapped läuft lief verläuft verlief ging gingen gewechselt wechselten',
  ),
  /** Being in a thread or a meeting */
  there: words('appeared present included include includes involved dabei beteiligt featured'),
  calls: words('calls call nennt nennst'),
  /** Read beside a team or contacts alone: who belongs to whom is not on record. */
  belongs: words('belongs belong gehört gehörst gehören gehörte gehörten zählt zählte'),
  /** Of a request */
  sent: words('sent send schicktest geschickt gesendet ob whether möglich possible'),
  passed_on: [],
  only: words('only ever just nur bloß lediglich ausschließlich solely purely'),
  self: words('yourself themselves themself himself herself myself selbst selber'),
  is: words('is are am be ist bist bin sind seid sei'),
  was: words(
    'did tat was were war warst waren wart gewesen held wurde wurden wurdest wurdet worden stand standen standest',
  ),
  has: words('has have had having hat habe hast haben habt hatte hatten hattet hattest been gehabt'),
  not: words(
    'not no never none nobody nothing without neither nor nicht nie niemals kein keine keinen keinem keiner niemand nichts ohne weder cannot longer',
  ),
  by: words('by through durch dank via'),
  times: words('items item stück times time mal x male occasion occasions gelegenheit gelegenheiten'),
  people: words('people employees staff personen mitarbeiter mitarbeitende leute mitarbeitern'),
  span: words(
    'year years month months week weeks day days jahr jahre jahren monat monate monaten woche wochen tag tage tagen minute minutes minuten hour hours stunde stunden',
  ),
}

const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()

/** A later list wins: the words of one form only stand above those that are inflected. */
const senses = new Map<string, Sense>(
  [{ flows: exchangeWords }, contactSenses, requestSenses, workSenses, bySense].flatMap((lists) =>
    (Object.entries(lists) as [Sense, readonly string[]][]).flatMap(([sense, list]) =>
      list.map((word) => [fold(word), sense] as const),
    ),
  ),
)

/** `they could introduce` after “asked whether”. */
const askedWhether = ['whether', 'if'].flatMap((begin) =>
  ['they', 'he', 'she'].flatMap((who) =>
    ['would', 'could', 'can', 'might', 'will'].flatMap((verb) =>
      ['introduce us', 'introduce'].map((act) => [`${begin} ${who} ${verb} ${act}`, 'intro'] as const),
    ),
  ),
)

/** The longest first, each with the sense that it has or with null for one that says nothing. */
const phrases = [
  ...askedWhether,
  ...Object.entries(expressionsBySense).flatMap(([sense, list]) =>
    list.map((text) => [text, sense === 'nothing' ? null : (sense as Sense)] as const),
  ),
]
  .map(([text, sense]) => ({ words: text.split(' ').map(fold), sense }))
  .toSorted((a, b) => b.words.length - a.words.length)
const phrasesByWord = Map.groupBy(phrases, ({ words: [first] }) => first!)

/** Words without which sentences are not written, and which say nothing about anybody. */
const harmless = new Set(
  words(
    `professionally beruflich besteht bestehen exists umfasst counts zeigt zeigen done exchange austausch fyi please dear yes ja tie ties whatever other others program programm precise directions richtungen make makes path paths wege employers' how either entweder combined zusammengenommen come comes fiel fielen date dates datum tags a an the of on in at to for from with as and or but so that this these those there here it its i you we us me he
    she they him her them my your our their his mine yours ours which who whom whose where when while because since
    than then also too already altogether overall each between among amongst about via per     mailbox inbox calendar holds steht stehst stehen postfach kalender role job title position company employer firm
    place city area name named called saw seen do does did exchanged exchange shared share small until till record
    records recorded shows show says according data contact kontakt ein eine einen einem einer eines der die das den
    dem des dass und oder aber auch schon bereits dort im am auf aus bei beim von vom zu zum
    zur mit seit bis um als wie weil denn da wo wer welche welcher welches ich du er sie wir ihr es mich dich uns euch
    ihn ihm ihnen mir dir mein dein sein unser euer meine deine seine ihre unsere eure deinen meinen deiner meiner
    sich insgesamt zwischen unter über uber einander firma unternehmen arbeitgeber rolle stelle heißt heisst namens
    gesehen vermerkt erfasst laut daten gibt gab für ausgetauscht kleinen kleine richtung mittlerweile inzwischen     lists list total totals number jobs stint spell tenure employers station stationen arbeitgebers got
    bisher bislang listet hier funktion beruf posten dazu davon wonach summe gesamt gesamtzahl anzahl`,
  ).map(fold),
)

/** Of greetings, wishes and questions, which say nothing that could be true or false. */
const courteous = new Set(
  words(
    `hi hello hey dear good morning thanks thank best kind warm regards cheers sincerely yours considering consider it would
    could can may might like love want hope glad happy appreciate be talk speak chat call calls meet discuss learn hear share
    short quick brief work works suit fit next coming week weeks minutes minute half hour time free open time let know
    grateful please looking may_ forward reply suggest introduce put touch would-be any some few days goal aim ziel view value advice rat zeilen especially allem opinion interessiert blick suche gerade either way so antwort
    hallo liebe lieber guten tag moin danke dank vielen viele grüße grusse beste liebe herzliche freundliche wurde_
    wurdest_ könntest konntest kannst könnten hattest_ hatten_ dazu darüber daruber sicht hören horen überlegen uberlegen möchte mochte gern gerne freue freuen wäre ware passt passen
    nächste nachste nächsten nachsten kommende kurzes kurzer kurz telefonat anruf gespräch gesprach sprechen reden treffen
    minuten wochen woche zwei dafür dafur für fur überlegst uberlegst dass bitte vorstellen melden zeit`,
  ).map(fold),
)

for (const word of [...jobNouns, ...recordWords, ...turningWords]) harmless.add(fold(word))

export const foldWord = fold
export const senseOf = (word: string): Sense | undefined =>
  senses.get(word) ?? (harmless.has(word) ? undefined : (compoundSense(word) ?? undefined))
export const isHarmless = (word: string): boolean => harmless.has(word) || compoundSense(word) === null
export const isCourteous = (word: string): boolean => courteous.has(word)

/** The expression that begins at a word, with how many words it has; undefined if none does. */
export function phraseAt(list: readonly string[], at: number): { length: number; sense: Sense | null } | undefined {
  const found = phrasesByWord
    .get(list[at] ?? '')
    ?.find(({ words }) => words.every((word, offset) => list[at + offset] === word))
  return found && { length: found.words.length, sense: found.sense }
}

const titleWords = new Set(
  words(
    `ceo cto cfo coo cmo cio ciso cpo cro vp svp evp chief head director manager lead leader founder cofounder co-founder
    partner president chair chairman chairwoman engineer developer designer analyst consultant counsel officer owner principal
    associate recruiter investor professor architect scientist treasurer secretary intern leiter leiterin direktor direktorin
    gründer gründerin geschäftsführer geschäftsführerin vorstand berater beraterin inhaber inhaberin chef chefin sales
    marketing finance operations product security data engineering people legal`,
  ).map(fold),
)
export const isTitleWord = (word: string): boolean => titleWords.has(word)
