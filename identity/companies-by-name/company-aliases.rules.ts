import { fold } from '../names/words.rules.ts'

/**
 * Well-known companies under the name that most people write, with what else they are called. Few and certain on purpose:
 * a wrong one makes colleagues of strangers. Folded, without legal forms.
 */
const aliases: Record<string, string> = {
  a16z: 'andreessen horowitz',
  'ab inbev': 'anheuser busch inbev, anheuser busch',
  adidas: '',
  adobe: 'adobe systems',
  adyen: '',
  airbus: '',
  allianz: '',
  amazon: '',
  'american express': 'amex',
  apple: 'apple computer',
  'at t': 'att, american telephone and telegraph',
  accenture: '',
  aws: 'amazon web services, amazon web services aws',
  axa: '',
  'bank of america': 'bofa, bank of america merrill lynch',
  basf: '',
  bayer: '',
  bbc: 'british broadcasting',
  bcg: 'boston consulting',
  block: 'square, block square',
  bmw: 'bayerische motoren werke',
  'bnp paribas': 'bnp',
  bosch: 'robert bosch',
  bp: 'british petroleum',
  'british telecom': 'british telecommunications',
  capgemini: 'cap gemini',
  cisco: 'cisco systems',
  citi: 'citigroup, citibank',
  cognizant: 'cognizant technology solutions',
  deloitte: 'deloitte consulting, deloitte touche, deloitte touche tohmatsu',
  'deutsche bahn': '',
  'deutsche bank': '',
  'deutsche telekom': 'telekom',
  dhl: 'deutsche post dhl, dhl deutsche post',
  ey: 'ernst young, ernst and young',
  'financial times': 'ft',
  ge: 'general electric',
  gm: 'general motors',
  google: '',
  gsk: 'glaxosmithkline, glaxo smith kline',
  gv: 'google ventures',
  hp: 'hewlett packard',
  hpe: 'hewlett packard enterprise',
  hm: 'hennes mauritz, hm hennes mauritz',
  hsbc: '',
  ibm: 'international business machines',
  infosys: '',
  ing: 'ing diba, ing bank',
  intel: '',
  'johnson johnson': 'jnj, jj',
  jpmorgan: 'jp morgan, jpmorgan chase, jp morgan chase',
  kkr: 'kohlberg kravis roberts',
  klarna: 'klarna bank',
  kpmg: '',
  linkedin: '',
  lmu: 'ludwig maximilians universitat munchen, lmu munchen, lmu munich, university of munich',
  lse: 'london school of economics, london school of economics and political science',
  lseg: 'london stock exchange',
  lvmh: 'moet hennessy louis vuitton, lvmh moet hennessy louis vuitton',
  mckinsey: '',
  mercedes: 'mercedes benz',
  meta: 'facebook, meta platforms, meta facebook',
  microsoft: 'msft',
  mit: 'massachusetts institute of technology',
  n26: 'n26 bank',
  nestle: '',
  netflix: '',
  'new york times': 'nyt, ny times',
  nhs: 'national health service',
  novartis: '',
  nvidia: '',
  oracle: '',
  pg: 'procter gamble',
  pwc: 'pricewaterhousecoopers, price waterhouse coopers, pricewaterhouse coopers',
  revolut: '',
  salesforce: '',
  santander: 'banco santander',
  sap: '',
  shell: 'royal dutch shell',
  siemens: '',
  snap: 'snapchat',
  'societe generale': 'socgen',
  spotify: '',
  stripe: '',
  tcs: 'tata consultancy services, tata consultancy, tata consulting services',
  telefonica: '',
  tiktok: 'bytedance, tiktok bytedance',
  tum: 'technische universitat munchen, tu munchen, tu munich, technical university munich, technical university of munich',
  uber: '',
  ucl: 'university college london',
  un: 'united nations',
  unilever: '',
  usv: 'union square ventures',
  visa: '',
  vodafone: '',
  volkswagen: 'vw',
  wipro: '',
  wise: 'transferwise',
  x: 'twitter',
  yc: 'y combinator',
  zalando: '',
  zoom: 'zoom video communications',
  '11': '1und1, 1and1',
}

/** Without spaces, and with `ue` as whoever has the key types it: PapayaPay is Papaya Pay, Mueller is Müller. */
const joined = (name: string): string => name.replaceAll(' ', '').replace(/(?<![aeiouq])([aou])e/g, '$1')

const others = Object.entries(aliases).map(
  ([name, list]) =>
    [
      name,
      list
        .split(',')
        .map((alias) => fold(alias))
        .filter(Boolean),
    ] as const,
)
const usualOf = new Map(others.flatMap(([name, list]) => [name, ...list].map((alias) => [joined(alias), joined(name)])))
const allNamesOf = new Map(others.map(([name, list]) => [joined(name), [name, ...list]]))

/** The usual name of a company, in one word; of one that is not listed the name itself. */
export const usualName = (name: string): string => usualOf.get(joined(name)) ?? joined(name)

/** Everything that the company of this key is called, where it is listed. */
export const namesOf = (key: string): readonly string[] => allNamesOf.get(key) ?? []

/** A company of the list, which is in so many countries that one of them after its name says nothing. */
export const isWellKnown = (name: string): boolean => usualOf.has(joined(name))
