import { englishVerbs, forms, germanAdjectives, germanVerbs } from './inflections.rules.ts'

/** What one does at a company, in either tense: “serves as”, “bekleidete”. */
const working = [
  ...englishVerbs(
    'serve work act function perform occupy fill carry wear/wore/worn earn draw/drew/drawn practice practise officiate',
  ),
  ...germanVerbs(
    'arbeiten fungieren bekleiden wirken amtieren amten ausüben üben verdienen besetzen agieren tragen/trug/getragen/trägt einnehmen/nahm/eingenommen/nimmt',
  ),
]

const staying = [
  ...englishVerbs('stay spend/spent'),
  ...germanVerbs('bleiben/blieb/geblieben verbringen/verbrachte/verbracht verweilen'),
]

const begun = [
  ...englishVerbs('join start begin/began/begun commence').flatMap(({ past }) => past),
  ...germanVerbs('beginnen/begann/begonnen starten').flatMap(({ past }) => past),
  ...forms('stieg einstieg eingestiegen eintrat eingetreten fing anfing angefangen'),
]

const left = [
  ...englishVerbs('leave/left depart exit quit/quit end finish conclude resign terminate cease stop+ part').flatMap(
    ({ past }) => past,
  ),
  ...forms(
    `verließ verliess verlassen schied ausschied ausgeschieden endete geendet hörte aufhörte aufgehört ausstieg ausgestiegen kündigte gekündigt
    gekehrt kehrte verabschiedete verabschiedet beendete beendet wegging weggegangen departure`,
  ),
]

export const workSenses = {
  works: [...working.flatMap(({ present }) => present), ...forms('employer-of spends spend')],
  worked: [
    // “Verdient” is the present too.
    ...working.flatMap(({ present, past }) => past.filter((word) => !present.includes(word))),
    ...staying.flatMap(({ past }) => past),
    ...forms(
      `zuvor vorher beforehand alum alumna alumnus alumni alumnae onetime one-time sometime earlier bygone vorherig vorherige vorheriger vorherigen
      ex-kollegen ex-kollege ex-kollegin exkollegen ehemals damalig coincided coincide intersected crossed kreuzten gekreuzt
      verflossen frühen ehedem weiland stayed spanned`,
    ),
    ...germanAdjectives('ehemalig vorig damalig vormalig einstig früher vergangen'),
  ],
  joint: [
    ...forms(
      `workmate/workmates colleague-at fellow fellows jointly side-by-side parallel simultaneous concurrently concurrent peers
      arbeitskollegen arbeitskollege arbeitskollegin berufskollegen kollegial kollegium nebeneinander beieinander ebenda`,
    ),
    ...germanAdjectives('gemeinsam gleichzeitig zeitgleich parallel beid'),
  ],
  started: begun,
  ended: left,
} as const

/** What a job is called, and what one gets for it: no statement by itself. */
export const jobNouns: readonly string[] = forms(
  `job/jobs post/posts seat/seats desk/desks chair duty/duties capacity hat paycheck paychecks pay salary wage/wages living
  living-at employment occupation vocation gig engagement assignment stint/stints tenure/tenures spell/spells period/periods
  stretch chapter/chapters station/stop/stops phase/phases career/careers company/companies firm/firms organization organisation
  business workplace/workplaces payroll payrolls rank/ranks roster crew personnel doors outfit shop
  angestellte angestellter angestellten workforce affiliation designation label badge card duties
  stelle/stellen posten/postens amt/amtes tätigkeit/tätigkeiten titel/titels berufsbezeichnung bezeichnung jobtitel dienst/dienste/diensten
  anstellungen schafft arbeitsverhältnis anstellung anstellungsverhältnis beschäftigung beschäftigungsverhältnis gehalt lohn lohnliste gehaltsliste
  lebensunterhalt geld brötchen brot position positionen aufgabe engagement arbeitsplatz arbeitsstelle etappe etappen zeit zeiten
  phase abschnitt kapitel arbeitsort firmen unternehmens vertrag karriere laufbahn betrieb büro visitenkarte
  belegschaft reihen mannschaft personal arbeitsleben berufsleben berufsweg`,
)
