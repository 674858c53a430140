import { allForms, englishVerbs, forms, germanAdjectives, germanVerbs } from './inflections.rules.ts'

export const contactSenses = {
  mail: [
    ...allForms(englishVerbs('correspond email e-mail message')),
    ...allForms(germanVerbs('schreiben/schrieb/geschrieben mailen korrespondieren')),
    ...forms(
      `correspondences inbox-count mailing/mailings e-mailed emailing nachrichtenwechsel nachrichtenaustausch
      mailaustausch e-mail-austausch emailaustausch schriftlich`,
    ),
  ],
  meeting: [
    ...forms(
      `get-together/get-togethers sit-down/sit-downs encounter/encounters gathering/gatherings rendezvous
      besprechung/besprechungen zusammenkunft/zusammenkünfte zusammentreffen begegnung/begegnungen treffs zusammengesessen
      begegnet begegnete begegneten begegnetest kalendereintrag kalendereinträge kalendereinträgen verabredung/verabredungen zusammengekommen zusammengetroffen trefft triffst trifft getroffenen`,
    ),
  ],
  thread: forms(
    'gesprächsrunde/gesprächsrunden mailkette/mailketten email-kette e-mail-kette runde/runden threads verteiler gesprächsfaden gesprächsfäden mailfaden strang stränge mailstrang mailstränge unterhaltung/unterhaltungen konversation/konversationen mailwechseln conversation/conversations exchange-thread chain/chains',
  ),
  both_ways: [
    ...germanAdjectives('gegenseitig wechselseitig beidseitig beiderseitig'),
    ...forms(
      'reciprocal reciprocated reciprocates bidirectional two-sided two-directional mutual bilateral gegenseitigkeit wechselseitigkeit erwidert returned',
    ),
  ],
  one_way: [
    ...germanAdjectives('einseitig'),
    ...forms(
      `one-way-street unanswered unreciprocated unreturned unidirectionally unbeantwortet unerwidert einbahnstraße einbahnstrasse lopsided monologue
      monolog`,
    ),
  ],
  in_touch: [
    ...allForms(englishVerbs('communicate')),
    ...allForms(germanVerbs('kommunizieren')),
    ...forms('communication communications dialogue dialog austauschen'),
  ],
  connected: forms(
    `linkedin-netz linkedin-kontakten linkedin-kontakts linkedin-kontaktliste linkedin-liste verknüpft verbindung verbindungen
    linkedin-vernetzung vernetzung linkedins linkedin-freundesliste linkedin-network linking first-degree 1st-degree
    linkedin-verknüpfung verknüpfung`,
  ),
  last: [...germanAdjectives('letzt neuest jüngst'), ...forms('latest final most-recent zuletzt')],
  team: forms('teammates team-mate team-mates teamkameraden teammitgliedes teams teamzugehörigkeit workspaces'),
  knows: forms('acquaintances acquaintanceship kanntest kannten kannte kennst bekannten bekanntschaft-mit'),
  not: forms(
    'nichts lacks denied denies deny disclaimed verneint verneinte bestreitet bestritt bestritten keinerlei isn ain',
  ),
  unknown: forms('unknown unfamiliar unbekannt unbekannte unbekannter fremd stranger strangers fremder fremde'),
  said: [
    ...allForms(
      englishVerbs(
        'say/said state tell/told report declare mention rate rank describe characterize characterise claim reply answer respond specify assess grade judge classify estimate attest put/put remark inform admit+ acknowledge choose/chose/chosen pick select',
      ),
    ),
    ...allForms(
      germanVerbs(
        'sagen angeben/gab/angegeben/gibt erklären äußern mitteilen antworten einstufen einschätzen bezeichnen beschreiben/beschrieb/beschrieben beurteilen bewerten erwähnen behaupten bekunden versichern einordnen/ordnete/eingeordnet vermelden',
      ),
    ),
    ...forms(
      'statement/statements rating assessment estimate estimation account-of judgment judgement word words admission reckoning opinion einschätzung bekunden auskunft worten bekenntnis bewertung antwort antworten selbsteinschätzung selbstauskunft response reply view',
    ),
  ].filter(
    (word) =>
      !/^(?:mention|mentions|erwahnen|erwähnen|put|puts|gibt|gab|ordnete|melden|answer|answered|estimate)$/.test(word),
  ),
} as const

/** That something counted came about or went between two. */
export const exchangeWords: readonly string[] = [
  ...allForms(englishVerbs('trade swap+ pass flow travel ping+ bounce cross+')).filter(
    (word) => !word.startsWith('cross'),
  ),
  ...allForms(
    germanVerbs(
      'austauschen tauschen wechseln pflegen halten/hielt/gehalten/hält wandern fließen/floss/geflossen laufen/lief/gelaufen/läuft',
    ),
  ),
  ...forms(
    'go gehen gehst geht gemeldet meldet to-and-fro fro toing froing ausgetauscht tauscht tauschten abgehalten zusammen-gekommen',
  ),
]
