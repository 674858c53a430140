import { drawFor, type Draw } from '../network/draw.ts'
import { countries, drawCountry, drawName, drawSurname, type Country, type FullName } from './country-names.ts'

export interface MadeUpCompany {
  name: string
  domain: string
  /** How others write it. */
  shortName?: string
  legalForm: string
  isLarge: boolean
}

export interface Job {
  company: MadeUpCompany
  title: string
  /** Years with fractions. */
  from: number
  to: number
  address: string
}

export interface MadeUpPerson {
  id: number
  country: Country
  name: FullName
  /** The family name before a marriage, and when it changed. */
  earlierName?: { surname: string; until: number }
  jobs: Job[]
  city: string
  privateAddresses: string[]
  mobile: string
  profile: string
}

/** The year in which everything is read. */
export const now = 2026.88

const largeCompanies: Record<string, string> = {
  DE: 'Siemens AG;siemens.com|Deutsche Telekom AG;telekom.de;Telekom|Robert Bosch GmbH;bosch.com;Bosch|SAP SE;sap.com|BMW AG;bmw.de;BMW Group|Deutsche Bahn AG;deutschebahn.com;DB|Allianz SE;allianz.de|Bayer AG;bayer.com',
  US: 'Amazon Inc.;amazon.com|Google LLC;google.com|Microsoft Corporation;microsoft.com|JPMorgan Chase & Co.;jpmorgan.com;JPMorgan|IBM Corporation;ibm.com|Salesforce Inc.;salesforce.com|Accenture Inc.;accenture.com',
  IN: 'Tata Consultancy Services Ltd;tcs.com;TCS|Infosys Ltd;infosys.com|Wipro Ltd;wipro.com|HCL Technologies Ltd;hcl.com;HCL|Reliance Industries Ltd;ril.com;Reliance',
  BR: 'Petrobras S.A.;petrobras.com.br|Itaú Unibanco S.A.;itau-unibanco.com.br;Itaú|Vale S.A.;vale.com|Banco do Brasil S.A.;bb.com.br;BB|Ambev S.A.;ambev.com.br',
  TR: 'Koç Holding A.Ş.;koc.com.tr|Türk Telekom A.Ş.;turktelekom.com.tr|Garanti BBVA A.Ş.;garantibbva.com.tr;Garanti|Türk Hava Yolları A.O.;thy.com;Turkish Airlines',
  VN: 'Viettel Group JSC;viettel.com.vn;Viettel|FPT Corporation;fpt.com.vn;FPT|Vingroup JSC;vingroup.net|VNPT JSC;vnpt.vn',
}
const legalForms: Record<string, string> = {
  DE: 'GmbH',
  US: 'Inc.',
  IN: 'Pvt. Ltd.',
  BR: 'Ltda.',
  TR: 'A.Ş.',
  VN: 'JSC',
}
const companySyllables =
  'al ar be cor da del e fi gra hel in jo ka lu me na or pi qua re sol ta um ve wi xa yo zen tri nov'.split(' ')
const companyEndings = [
  '',
  '',
  ' Labs',
  ' Systems',
  ' Capital',
  ' Partners',
  ' Software',
  ' Consulting',
  ' Media',
  ' Energy',
  ' Health',
  ' Logistics',
  ' Group',
  ' Ventures',
]

function drawCompanies(draw: Draw, country: Country): MadeUpCompany[] {
  const large = largeCompanies[country.code]!.split('|').map((row) => {
    const [name, domain, shortName] = row.split(';') as [string, string, string?]
    const cut = name.lastIndexOf(' ')
    return {
      name: name.slice(0, cut),
      legalForm: name.slice(cut + 1),
      domain,
      isLarge: true,
      ...(shortName && { shortName }),
    }
  })
  const others = new Map<string, MadeUpCompany>()
  while (others.size < 900) {
    let word = ''
    for (let i = draw.int(2, 3); i > 0; i -= 1) word += draw.pick(companySyllables)
    const name = `${word[0]!.toUpperCase()}${word.slice(1)}${draw.pick(companyEndings)}`
    const domain = `${draw.chance(0.7) ? name.toLowerCase().replace(' ', draw.chance(0.7) ? '' : '-') : word}.${draw.chance(0.5) ? country.topLevel : draw.pick(['com', 'io', 'net', 'ai'])}`
    if (!others.has(domain)) others.set(domain, { name, domain, legalForm: legalForms[country.code]!, isLarge: false })
  }
  return [...large, ...others.values()]
}

const functions =
  'Engineering,Product,Sales,Marketing,Finance,Operations,People,Legal,Data,Security,Research,Partnerships'.split(',')
const careerTitles = [
  ['Analyst', 'Senior Analyst', 'Manager', 'Director', 'Vice President'],
  ['Software Engineer', 'Senior Software Engineer', 'Staff Engineer', 'Engineering Manager', 'CTO'],
  ['Associate', 'Senior Associate', 'Principal', 'Partner', 'Managing Partner'],
  ['Consultant', 'Senior Consultant', 'Manager', 'Senior Manager', 'Managing Director'],
  ['Account Executive', 'Senior Account Executive', 'Sales Manager', 'Head of Sales', 'CRO'],
  ['Product Manager', 'Senior Product Manager', 'Group Product Manager', 'Head of Product', 'CPO'],
]

/** The letters that addresses are made of. */
export function asciiOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/đ/g, 'd')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
}

function drawJobs(draw: Draw, companies: MadeUpCompany[], country: Country, name: FullName, taken: Set<string>): Job[] {
  const jobs: Job[] = []
  let [to, level] = [now + 1, draw.int(0, 4)]
  const titles = draw.pick(careerTitles)
  const area = draw.pick(functions)
  let from = now - 0.1 - draw.next() ** 1.5 * 9
  const count = 1 + draw.zipf(4, 1.3)
  // Each company has one way of making addresses.
  for (let i = 0; i < count && from > 1998; i += 1) {
    const company = draw.chance(0.32)
      ? companies[draw.zipf(8, 1.2) % companies.length]!
      : companies[draw.zipf(companies.length, 1.6)]!
    const step = titles[Math.max(0, level)]!
    const title = /^(Manager|Director|Vice President|Analyst|Senior Analyst)$/.test(step) ? `${step}, ${area}` : step
    jobs.push({ company, title, from, to, address: workAddress(draw, name, company, taken) })
    level -= draw.int(0, 1)
    to = from
    from = to - 0.7 - draw.next() * 6
  }
  return jobs
}

function workAddress(draw: Draw, name: FullName, company: MadeUpCompany, taken: Set<string>): string {
  const [given, surname] = [asciiOf(name.given), asciiOf(name.surnames.at(-1)!)]
  const style = company.isLarge ? 0 : company.domain.length % 5
  const local = [
    `${given}.${surname}`,
    `${given[0]}${surname}`,
    given,
    `${given}.${surname}`,
    `${given[0]}.${surname}`,
  ][style]!
  for (let number = 1; ; number += 1) {
    const address = `${local}${number === 1 ? '' : number}@${company.domain}`
    if (taken.has(address)) continue
    taken.add(address)
    return address
  }
}

function privateAddress(draw: Draw, name: FullName, country: Country, taken: Set<string>): string {
  const [given, surname] = [asciiOf(name.given), asciiOf(name.surnames.at(-1)!)]
  for (;;) {
    const digits = draw.chance(0.45) ? String(draw.int(1, 99)).padStart(2, '0') : ''
    const local = draw.pick([
      `${given}.${surname}${digits}`,
      `${given}${surname}${digits}`,
      `${given[0]}${surname}${digits || draw.int(1, 999)}`,
      `${surname}.${given}${digits}`,
      `${given}${draw.int(60, 2005)}`,
      `${draw.pick(companySyllables)}${draw.pick(companySyllables)}${draw.pick(companySyllables)}${draw.int(1, 999)}`,
    ])
    const address = `${local}@${draw.pick(country.freemail.split(' '))}`
    if (taken.has(address)) continue
    taken.add(address)
    return address
  }
}

/** People with careers. Some bear the name of somebody else at the same large company. */
export function drawPeople(seed: string, count: number): MadeUpPerson[] {
  const draw = drawFor(`people ${seed}`)
  const companies = new Map(countries.map((country) => [country.code, drawCompanies(draw, country)]))
  const taken = new Set<string>()
  const profiles = new Set<string>()
  const people: MadeUpPerson[] = []
  for (let id = 0; id < count; id += 1) {
    const twin = draw.chance(0.012) ? people.findLast((other) => other.jobs[0]!.company.isLarge) : undefined
    const country = twin?.country ?? drawCountry(draw)
    const name = twin ? { ...twin.name, ...(draw.chance(0.5) && { middle: '' }) } : drawName(draw, country)
    // Some work abroad.
    const employers = companies.get(draw.chance(0.12) ? draw.pick(countries).code : country.code)!
    const jobs = drawJobs(draw, employers, country, name, taken)
    if (twin) {
      const { company } = twin.jobs[0]!
      jobs[0] = { ...jobs[0]!, company, address: workAddress(draw, name, company, taken) }
    }
    let profile = `${asciiOf(name.given)}-${asciiOf(name.surnames.at(-1)!)}`
    if (profiles.has(profile) || draw.chance(0.4)) profile += `-${draw.int(0x10000, 0xfffffff).toString(16)}`
    profiles.add(profile)
    people.push({
      id,
      country,
      name,
      ...(draw.chance(0.03) && { earlierName: { surname: drawSurname(draw, country), until: now - draw.next() * 12 } }),
      jobs,
      city: draw.pick(country.cities.split(' ')).replaceAll('_', ' '),
      privateAddresses: Array.from({ length: draw.chance(0.25) ? 2 : 1 }, () =>
        privateAddress(draw, name, country, taken),
      ),
      mobile: `+${country.dialCode} ${draw.int(150, 799)} ${draw.int(1_000_000, 9_999_999)}`,
      profile: `https://www.linkedin.com/in/${profile}`,
    })
  }
  return people
}

export function jobAt(person: MadeUpPerson, year: number): Job | undefined {
  return person.jobs.find((job) => job.from <= year && year < job.to)
}
