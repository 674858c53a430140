import { wordsOf } from '../names/words.rules.ts'
import { domainIn } from '@wellmet/platform/files/text/domains.rules.ts'
import { narrowSectors } from './narrow-sectors.rules.ts'

/**
 * What a company does, as few codes that people ask for. `said`: words in names and industries, `*` for any letters, `_`
 * for a space. `asked`: what else somebody types who looks for such companies. Folded.
 */
const vocabulary = {
  accounting: {
    said: 'accounting accountants accountancy *wirtschaftsprufung* wirtschaftsprufer steuerberat* *steuerkanzlei treuhand* auditors audit comptables contabilidad regnskap revisjon',
    asked:
      'accounting_firms accountancy_firms accountancies steuerberatung steuerberatungen steuerkanzleien tax_firms audit_firms',
  },
  aerospace: { said: 'aerospace aviation defense defence luftfahrt raumfahrt spacetech', asked: 'space' },
  agency: {
    said: 'agency *agentur agence agencia agenzia *werbung advertising branding public_relations marketing_services marketing_and_advertising',
    asked: 'agencies agenturen agences marketing_agency creative_agency ad_agency pr_agency',
  },
  agriculture: {
    said: 'dairy ranching agri* agtech agro* farms farming landwirtschaft* tractor* traktor* landmaschinen* landtechnik*',
    asked:
      'agritech farm tractor tractors tractor_companies farm_machinery agricultural_machinery farm_equipment landmaschinen landtechnik agrarbranche',
  },
  ai: {
    said: 'ai artificial_intelligence machine_learning deep_learning ki neuro* robotics',
    asked: 'genai generative_ai llm ml kunstliche_intelligenz intelligence_artificielle',
  },
  arts: {
    said: 'theater theatre teatro *theater opera oper *oper playhouse schauspielhaus museum museums orchestra orchester philharmoni* ballet ballett performing_arts fine_art arts',
    asked: 'theaters theatres theatre theater culture cultural performing_arts operas museums buhnen kultur',
  },
  automotive: {
    said: 'automotive automobil* automobiles motors motoren fahrzeug* autohaus',
    asked: 'auto cars car carmaker carmakers mobility autoindustrie oem oems',
  },
  banking: {
    said: '*bank *banken banking banco bancos banque banca bancorp sparkasse* caisse_d_epargne credit_union financial_services stock_exchange',
    asked: 'banks bank banques bancos banche finance finance_industry financial_institutions',
  },
  biotech: {
    said: 'bio biotech* biolog* pharma* therapeutics genomics genetics life_sciences life_science biosciences',
    asked: 'drug_discovery pharmaceutical_companies life_sciences',
  },
  chemicals: {
    said: 'chem* chemical* chemie* *chemie chimi* quimic* kjemi* petrochem* kunststoff* plastics polymer* coatings lacke',
    asked:
      'chemical chemicals chemie chemical_industry chemieindustrie chemischen_industrie chemische_industrie chemiebranche chemical_plants chemical_plant kjemi',
  },
  climate: {
    said: 'climate cleantech greentech carbon solar* photovolta* wind windkraft* windenergie renewables renewable erneuerbar* klima*',
    asked: 'climate_tech climatetech sustainability sustainable clean_energy green_tech renewable_energy net_zero',
  },
  construction: {
    said: 'building_materials civil_engineering architecture_planning construction bau bauunternehm* hochbau tiefbau architekten architects dachbau *elektrotechnik plumbing roofing scaffolding tischlerei schreinerei zimmerei handwerk* sanitar*',
    asked: 'building contech trades building_trades handwerk handwerker baugewerbe tradespeople',
  },
  consulting: {
    said: 'consult* advisory advisors *beratung conseil consulenza consultoria',
    asked:
      'consultancy consultancies consultants management_consulting beratungen unternehmensberatung strategy_consulting',
  },
  consumer: { said: 'consumer consumer_goods cosmetics kosmetik beauty fmcg', asked: 'cpg brands consumer_brands d2c' },
  crypto: { said: 'crypto* blockchain web3 bitcoin defi', asked: 'cryptocurrency' },
  ecommerce: {
    said: 'ecommerce e_commerce commerce onlineshop online_shop marketplace market versandhandel',
    asked: 'marketplaces online_retail online_shops onlinehandel',
  },
  education: {
    said: 'education edtech school schools schule university universitat universidad universite universita hochschule college academy akademie academia bildung learning educacion',
    asked: 'universities ed_tech e_learning academic higher_education',
  },
  energy: {
    said: 'energy energie energia energies energi kraft power grid netz netze stadtwerke utilities strom elektrizitat* oil gas petroleum solar* wind*',
    asked:
      'utility municipal_utilities public_utilities stadtwerk oil_and_gas energietech power_companies energieversorger energiewirtschaft energiebranche energieunternehmen grid_operators grid_operator netzbetreiber energy_companies energy_industry',
  },
  fishing: {
    said: 'seafood aquacultur* aquakultur* akvakultur fish* fisch* fisk* salmon lachs laks havbruk oppdrett pesca pesquera pecheries peche mariculture',
    asked: 'aquaculture fish_farming fish_farms fisheries fishery seafood fischerei fischzucht aquakultur',
  },
  fintech: {
    said: 'fintech financial_technology finanz* paytech pay payment payments zahlung* lending lend* credit ledger* neobank finance',
    asked: 'fintechs fin_tech payments financial_technology neobanks payment_companies',
  },
  food: {
    said: 'food foods foodtech brauerei brewery beverage beverages restaurant restaurants backerei bakery lebensmittel* catering nutrition gastro*',
    asked: 'food_and_beverage drinks food_tech gastronomy breweries',
  },
  gaming: {
    said: 'games gaming computer_games game_studio esports spiele videogames',
    asked: 'game game_studios video_games games_industry gamedev',
  },
  hardware: {
    said: 'hardware semiconductor* semi chips electronics elektronik devices sensor* halbleiter*',
    asked: 'chip chipmakers consumer_electronics iot',
  },
  health: {
    said: 'health* clinic clinics klinik* clinique medical medic* medizin* medtech hospital* krankenhaus* care diagnostics gesundheit* sante salud hopital dental universitatsmedizin* telemedicine',
    asked:
      'digital_health med_tech healthtech health_tech hospital hospitals clinics kliniken krankenhaus krankenhauser healthcare gesundheitswesen',
  },
  'hr-tech': {
    said: 'hr hrtech recruiting recruitment staffing talent personalberatung payroll executive_search human_resources headhunt*',
    asked: 'hr_tech recruiters recruiting_companies people_tech zeitarbeit headhunters',
  },
  housing: {
    said: 'housing_association wohnungsbau* wohnungsgenossenschaft* baugenossenschaft* council_housing social_housing hlm',
    asked: 'social_housing housing_associations wohnungsbaugesellschaften',
  },
  humanitarian: {
    said: 'refugee* asyl* fluchtling* migration migrant* humanitar* red_cross rotes_kreuz croix_rouge cruz_roja relief',
    asked:
      'refugee refugees asylum refugee_organisations refugee_organizations refugee_orgs refugee_charities refugee_aid fluchtlingshilfe fluchtlingsarbeit fluchtlingsorganisationen asylarbeit humanitarian humanitarian_aid aid_organisations aid_organizations hilfsorganisationen',
  },
  insurance: {
    said: 'insurance insurances insurtech *versicherung* assurance assurances reassurance seguros assicurazioni reinsurance mutuelle verzekering*',
    asked: 'insurers insurer versicherung insurtechs insure_tech versicherer assureurs insuretech',
  },
  legal: {
    said: 'law legal rechtsanwalt* anwaltskanzlei kanzlei avocats abogados advogados avvocati attorneys solicitors legaltech notar*',
    asked:
      'law_firm law_firms lawyers legal_tech kanzleien anwaltskanzlei anwaltskanzleien cabinets_d_avocats legal_industry',
  },
  logistics: {
    said: 'logisti* freight* cargo* shipping spedition* transport* fracht* trucking warehous* courier* supply_chain *rail railway* bahn maritime marine ferry ferries carriers reederei schifffahrt* towage',
    asked:
      'supply_chain delivery freight_forwarders spediteure transportation shipping_companies logtech shipping shipping_industry maritime seafaring schifffahrt ferry_company',
  },
  manufacturing: {
    said: 'mining_metals furniture glass_ceramics_concrete tobacco manufactur* industr* maschinen* machinery werke fabrik* robotics metall* stahl* steel anlagenbau automation mechanical',
    asked:
      'industrials industrial_companies machine_builders maschinenbauer maschinenbau machinery machine_building industrie manufacturers mittelstand engineering_companies',
  },
  media: {
    said: 'writing_and_editing photography media verlag* publishing publisher press newspaper* zeitung* news radio tv broadcast* film* entertainment journal magazine music',
    asked:
      'newspapers publishers press newspaper journalism verlage presse zeitungen rundfunk local_media local_radio radio_stations broadcasters publishing_houses book_publishers local_newspapers',
  },
  nonprofit: {
    said: 'philanthropy civic_social_organization religious_institutions individual_family_services foundation stiftung ngo nonprofit non_profit charity verein fondation fundacion fondazione',
    asked: 'nonprofits ngos charities social_impact foundations',
  },
  nursing: {
    said: 'pflege* *pflege pflegeheim* altenheim* altersheim* altenpflege* altersresidenz* senioren* nursing_home* care_home* aged_care residential_care elderly_care maison_de_retraite ehpad sykehjem verpleeghuis',
    asked:
      'nursing_homes nursing_home care_homes care_home elder_care elderly_care aged_care pflegeheim pflegeheime pflegeheimen altersheim altersheime altersheimen altenheim altenheime altenheimen seniorenheime seniorenheim pflegebranche altenpflege',
  },
  printing: {
    said: 'print printing printers druckerei* druckhaus *druck packaging verpackung* imprimerie paper papier*',
    asked: 'printing printers druckereien packaging verpackungsindustrie print_shops',
  },
  'private-equity': {
    said: 'private_equity buyout equity_partners beteiligung*',
    asked: 'pe pe_firms private_equity_firms',
  },
  public: {
    said: 'judiciary legislative_office executive_office public_policy public_safety political_organization international_affairs military government ministry ministerium *ministerium senatsverwaltung port_authority department_for department_of landratsamt bundes* behorde public_sector municipality council govtech city_of stadt ministere ayuntamiento',
    asked:
      'public_administration ministries ministerien civil_service behorden verwaltung governments government_agencies gov public_institutions',
  },
  'real-estate': {
    said: 'real_estate realestate immobilien* properties property proptech immobilier inmobiliaria immobiliare realty housing wohnbau',
    asked: 'prop_tech property_companies real_estate_companies',
  },
  retail: {
    said: 'retail stores supermarket* fashion einzelhandel shop mode moda',
    asked: 'retailers retailer shops supermarkets',
  },
  security: {
    said: 'security cyber* infosec sicherheit*',
    asked: 'cyber cybersecurity cyber_security information_security it_security it_sicherheit',
  },
  software: {
    said: 'software saas cloud internet information_technology computer* systems devtools',
    asked:
      'saas b2b_software tech software_as_a_service enterprise_software it_companies softwarehauser cloud_computing',
  },
  sports: {
    said: 'fc sc sv tsv fsv vfb vfl sk cf football futbol fussball* handball* basketball* hockey* rugby* cricket athletic* sport* turnverein* stadium stadion* ski* golf* tennis*',
    asked:
      'sports sport sports_club sports_clubs football_club football_clubs football sportverein sportvereine sportvereinen sportclubs fussballverein fussballvereine sports_federations sports_industry clubs',
  },
  telecom: {
    said: 'wireless telecom* telekom* telefon* telephon* telco mobilfunk communications_provider',
    asked: 'telecommunications telcos telco carriers',
  },
  translation: {
    said: 'translat* ubersetz* traduct* traduz* dolmetsch* sprachendienst* language_services localization',
    asked:
      'translation translation_agencies translation_agency ubersetzungsburos ubersetzungsburo ubersetzung language_service_providers',
  },
  travel: {
    said: 'travel tourism hotel* airline* airways reisen touristik tours hospitality resort* booking',
    asked: 'travel_tech traveltech tourism hotels airlines',
  },
  veterinary: {
    said: 'veterinar* tierarzt* tierklinik* animal_hospital animal_health vet',
    asked: 'veterinary veterinary_clinics vets vet_clinics tierarztpraxen tierkliniken animal_health',
  },
  ...narrowSectors,
  'venture-capital': {
    said: 'investment_management venture ventures vc capital angels angel_investors seed_fund fund fonds fondo venture_capital investing accelerator business_angels wagniskapital',
    asked:
      'vcs vc_firms vc_funds vc_fund venture_capitalists venture_funds investors investor investment_firms funds capital_risque',
  },
} as const satisfies Record<string, { said: string; asked: string }>

export type Sector = keyof typeof vocabulary

const sectors = Object.entries(vocabulary) as [Sector, { said: string; asked: string }][]

const said = sectors.map(([sector, words]) => {
  const any = words.said.replaceAll(' ', '|').replaceAll('_', ' ').replaceAll('*', '[^ ]*')
  return [sector, new RegExp(`(?:^| )(?:${any})(?= |$)`, 'u')] as const
})

/** Endings that are bought for what they say. */
const byEnding: Record<string, Sector> = {
  agency: 'agency',
  ai: 'ai',
  bank: 'banking',
  bio: 'biotech',
  capital: 'venture-capital',
  edu: 'education',
  energy: 'energy',
  fund: 'venture-capital',
  games: 'gaming',
  gov: 'public',
  health: 'health',
  insure: 'insurance',
  law: 'legal',
  media: 'media',
  shop: 'ecommerce',
  vc: 'venture-capital',
}

export interface CompanyFacts {
  readonly name: string
  readonly domain?: string | null | undefined
  readonly industry?: string | null | undefined
}

/**
 * What a company does, as far as its industry says it, or else its name and its domain; none is unknown. A stated industry
 * outranks the name: Visa is no travel agency, and Applegate Bank with the industry “Software” sells software.
 */
export function sectorsOf({ name, domain, industry }: CompanyFacts): Sector[] {
  const stated = industry ? sectorsIn(industry) : []
  if (stated.length > 0) return stated
  const host = domain ? domainIn(domain) : null
  const ending = byEnding[host?.split('.').at(-1) ?? '']
  return [...new Set([...sectorsIn(name), ...(ending ? [ending] : [])])]
}

function sectorsIn(text: string): Sector[] {
  const words = wordsOf(text).join(' ')
  return said.filter(([, pattern]) => pattern.test(words)).map(([sector]) => sector)
}

/** Said in names, but meant otherwise in most questions: `capital`, `care`, `power`. */
const ambiguous = new Set(
  (
    'audit cf coatings cricket fc football fsv grid handball hockey kraft lacke migration netz netze oppdrett paper print relief sc sk sv tsv vet vfb vfl ' +
    'angels bahn bau bio booking capital care chips cloud college commerce computer council credit devices fashion film finance fonds ' +
    'fondo fund gas hr internet journal ki law learning lending magazine market mode moda motoren motors music news oil ' +
    'academy aero archiv archive archives baker bakers beer cave chateau coffee domaine fashion film gallery heritage inn institut institute knitwear metro mode pictures pension school schools school shipping spirits tea trains tu uni eth water wein wine ' +
    'pay power press properties property radio school schools semi shop stadt stores strom systems talent tours tv ' +
    'venture verein werke wind accelerator branding clinic advisors devtools'
  ).split(' '),
)

const asked = new Map<string, Sector>(
  sectors.flatMap(([sector, words]) => [
    ...words.said
      .split(' ')
      .filter((word) => !word.includes('*') && !ambiguous.has(word) && !(sector in narrowSectors))
      .map((word) => [word.replaceAll('_', ' '), sector] as const),
    ...[sector.replaceAll('-', '_'), ...words.asked.split(' ')].map(
      (word) => [word.replaceAll('_', ' '), sector] as const,
    ),
  ]),
)

const kinds = new Set(
  'company companies firm firms business businesses startup startups scaleup scaleups players industry sector space branche unternehmen firmen entreprises empresas'.split(
    ' ',
  ),
)

/** What German adds to a trade to name all of it. */
const wholeTrade =
  /^(.{4,}?)(?:s|n|en)?(?:branche|wirtschaft|industrie|gewerbe|sektor|wesen|unternehmen|firmen|betriebe?n?)$/

const sectorOfTrade = (word: string, trade: string): Sector | null => {
  const forms = [trade, `${trade}s`, `${trade}n`, `${trade}en`]
  const known = forms.flatMap((form) => asked.get(form) ?? [])
  return known[0] ?? [...forms, word].flatMap(sectorsIn)[0] ?? null
}

/** The sector that these folded words ask for, with or without `companies` after it; null when they ask for none. */
export function readSector(words: readonly string[]): Sector | null {
  const last = words.at(-1)
  const rest = words.length > 1 && last !== undefined && kinds.has(last) ? words.slice(0, -1) : words
  const [only = ''] = words
  const trade = words.length === 1 ? wholeTrade.exec(only)?.[1] : undefined
  return (
    asked.get(words.join(' ')) ??
    asked.get(rest.join(' ')) ??
    (trade === undefined ? null : sectorOfTrade(only, trade)) ??
    (words.length === 1 ? sectorOfGermanPlural(only) : null)
  )
}

/** "bei Banken": companies of a sector, and none of that name. */
export const isGermanPlural = (word: string): boolean => sectorOfGermanPlural(word) !== null

/** After "bei" a word has another ending than on the list: "bei Banken", "bei Krankenhäusern". */
const sectorOfGermanPlural = (word: string): Sector | null =>
  (/.{4}en$/.test(word) ? asked.get(word.slice(0, -2)) : undefined) ??
  (/.{4}n$/.test(word) ? asked.get(word.slice(0, -1)) : undefined) ??
  null

/** The larger sector that a trade is a part of. */
export const widerSector = (sector: string): string | null =>
  sector in narrowSectors ? narrowSectors[sector as keyof typeof narrowSectors].within : null

/** As a search token. */
export const sectorToken = (sector: Sector): string => `sector:${sector}`
