import { drawFor, type Draw } from '../network/draw.ts'
import { otherForms } from './country-names.ts'
import { drawPeople, jobAt, now, type Job, type MadeUpPerson } from './made-up-people.ts'

export const sources = ['linkedin', 'google', 'mail', 'calendar', 'crm'] as const
export type Source = (typeof sources)[number]

/** One row of one source, as it would be read from there. */
export interface Entry {
  /** Who it is. No rule may read it. */
  person: number
  source: Source
  name: string
  emails: string[]
  phones: string[]
  profile?: string
  company?: string
  title?: string
  location?: string
  /** Employers with their years, as a data provider adds them. */
  positions?: { company: string; from: number; to?: number }[]
  /** The year of which the row tells. No rule may read it. */
  year?: number
}

/**
 * A world of people who stand in one member's address books. It is written from how such books look, without regard
 * to any rule that later joins the entries.
 */
export function drawEntries(seed: string, people = 12_000, entries = 20_000): Entry[] {
  const everybody = drawPeople(seed, people)
  const draw = drawFor(`entries ${seed}`)
  const all: Entry[] = []
  for (const person of everybody) {
    const at = draw.next()
    const count = at < 0.55 ? 1 : at < 0.83 ? 2 : at < 0.96 ? 3 : at < 0.995 ? 4 : 5
    for (const source of pickSources(draw, count)) {
      all.push(drawEntry(draw, person, source))
      // Some books hold a person twice.
      if (source !== 'linkedin' && draw.chance(0.015)) all.push(drawEntry(draw, person, source))
    }
  }
  const shuffled = draw.shuffle(all)
  while (shuffled.length < entries) shuffled.push(drawEntry(draw, draw.pick(everybody), draw.pick(sources.slice(1))))
  return shuffled.slice(0, entries)
}

const usage: Record<Source, number> = { linkedin: 0.34, google: 0.17, mail: 0.24, calendar: 0.1, crm: 0.15 }

function pickSources(draw: Draw, count: number): Source[] {
  const picked = new Set<Source>()
  while (picked.size < count) {
    let at = draw.next()
    picked.add(sources.find((source) => (at -= usage[source]) < 0) ?? 'mail')
  }
  return [...picked]
}

function drawEntry(draw: Draw, person: MadeUpPerson, source: Source): Entry {
  if (source === 'linkedin') return linkedinEntry(draw, person)
  // Most of what is in a book is from the last years.
  const year = now - draw.next() ** 2 * 9
  const job = jobAt(person, year)
  if (source === 'google') return googleEntry(draw, person, year, job)
  if (source === 'crm') return crmEntry(draw, person, year, job)
  const workShare = source === 'mail' ? 0.66 : 0.82
  const address = job && draw.chance(workShare) ? job.address : draw.pick(person.privateAddresses)
  const named = draw.chance(source === 'mail' ? 0.93 : 0.75)
  return {
    person: person.id,
    source,
    year,
    name: named ? senderName(draw, person, year) : '',
    emails: [address],
    phones: [],
  }
}

function linkedinEntry(draw: Draw, person: MadeUpPerson): Entry {
  // Some do not keep their profile up to date.
  const year = draw.chance(0.1) ? now - draw.next() * 3 : now
  const job = jobAt(person, year)
  let name = fullName(draw, person, year, { middle: 0.15, secondSurname: 0.35, nickname: 0.06 })
  if (draw.chance(0.03)) name += draw.pick([', MBA', ', PhD', ' (she/her)', ' (he/him)', ' 🚀', ', CFA', ' - Hiring'])
  if (draw.chance(0.02)) name = `Dr. ${name}`
  return {
    person: person.id,
    source: 'linkedin',
    year,
    name,
    emails: draw.chance(0.07) ? [draw.pick(person.privateAddresses)] : [],
    phones: [],
    profile: person.profile,
    ...(job && { company: companyName(draw, job, 0.12), title: job.title }),
  }
}

function googleEntry(draw: Draw, person: MadeUpPerson, year: number, job?: Job): Entry {
  const emails: string[] = []
  if (job && draw.chance(0.55)) emails.push(job.address)
  if (draw.chance(0.42)) emails.push(person.privateAddresses[0]!)
  const name = draw.chance(0.03)
    ? person.name.given
    : typed(draw, fullName(draw, person, year, { middle: 0.08, secondSurname: 0.3, nickname: 0.14 }))
  const phones = draw.chance(0.6) ? [person.mobile] : []
  return {
    person: person.id,
    source: 'google',
    year,
    name,
    emails,
    phones: phones.map((phone) => (draw.chance(0.4) ? phone.replaceAll(' ', '') : phone)),
    ...(job && draw.chance(0.55) && { company: companyName(draw, job, 0.1) }),
    ...(job && draw.chance(0.15) && { title: job.title }),
  }
}

function crmEntry(draw: Draw, person: MadeUpPerson, year: number, job?: Job): Entry {
  const name = draw.chance(0.04)
    ? `${person.name.given[0]}. ${person.name.surnames.at(-1)}`
    : typed(draw, fullName(draw, person, year, { middle: 0.1, secondSurname: 0.5, nickname: 0.05 }))
  const emails = draw.chance(0.86) ? [job && draw.chance(0.93) ? job.address : person.privateAddresses[0]!] : []
  if (emails.length > 0 && job && draw.chance(0.012)) emails[0] = `info@${job.company.domain}`
  // A switchboard is the number of everybody there.
  const switchboard =
    job &&
    `+${person.country.dialCode} 30 ${1_000_000 + ((job.company.domain.length * 7919 + job.company.name.length * 104_729) % 900_000)}`
  const phone = switchboard !== undefined && draw.chance(0.35) ? switchboard : person.mobile
  const earlier = person.jobs.filter((former) => former.from < year)
  return {
    person: person.id,
    source: 'crm',
    year,
    name,
    emails,
    phones: draw.chance(0.45) ? [phone] : [],
    ...(draw.chance(0.14) && { profile: person.profile }),
    ...(job && draw.chance(0.95) && { company: companyName(draw, job, 0.35) }),
    ...(job && draw.chance(0.7) && { title: draw.chance(0.3) ? job.title.toLowerCase() : job.title }),
    ...(draw.chance(0.5) && { location: person.city }),
    ...(draw.chance(0.1) && {
      positions: earlier.map(({ company, from, to }) => ({
        company: company.name,
        from: Math.floor(from),
        ...(to < now && { to: Math.floor(to) }),
      })),
    }),
  }
}

interface NameHabits {
  /** Chances of the parts. */
  middle: number
  secondSurname: number
  nickname: number
}

function fullName(draw: Draw, person: MadeUpPerson, year: number, habits: NameHabits): string {
  const { country, name, earlierName } = person
  let { given } = name
  const nicknames = otherForms(country.nicknames, given)
  if (nicknames.length > 0 && draw.chance(habits.nickname)) given = draw.pick(nicknames)
  let surnames = name.surnames
  if (earlierName && year < earlierName.until) surnames = [earlierName.surname]
  else if (surnames.length > 1 && !draw.chance(habits.secondSurname)) surnames = [surnames.at(-1)!]
  if (surnames.length > 1 && draw.chance(0.3)) surnames = [surnames[0]!, draw.pick(['da', 'de', 'dos']), surnames[1]!]
  const middleChance = country.code === 'VN' ? 0.6 : habits.middle
  let middle = name.middle && draw.chance(middleChance) ? name.middle : ''
  if (middle && country.middle === 'initial' && draw.chance(0.7)) middle = `${middle[0]}.`
  const isFamilyFirst = country.familyFirst > 0.1 && draw.chance(country.familyFirst)
  const parts = isFamilyFirst ? [...surnames, middle, given] : [given, middle, ...surnames]
  return spelled(draw, parts.filter((part) => part !== '').join(' '), person)
}

/** What a person sends along with their mail. */
function senderName(draw: Draw, person: MadeUpPerson, year: number): string {
  const { name } = person
  if (draw.chance(0.02)) return name.given
  if (draw.chance(0.1)) return spelled(draw, `${name.surnames.at(-1)}, ${name.given}`, person)
  return fullName(draw, person, year, { middle: 0.08, secondSurname: 0.3, nickname: 0.1 })
}

/** With or without the marks of the language, and sometimes in another spelling. */
function spelled(draw: Draw, name: string, person: MadeUpPerson): string {
  let text = name
  if (draw.chance(0.04))
    text = text
      .split(' ')
      .map((word) => otherForms(person.country.spellings, word)[0] ?? word)
      .join(' ')
  if (draw.chance(0.3)) {
    const inFull = draw.chance(0.6)
    for (const [letter, two] of [
      ['ä', 'ae'],
      ['ö', 'oe'],
      ['ü', 'ue'],
      ['Ö', 'Oe'],
      ['Ü', 'Ue'],
      ['ß', 'ss'],
    ] as const)
      if (person.country.code === 'DE')
        text = text.replaceAll(letter, inFull || letter === 'ß' ? two : letter.normalize('NFD')[0]!)
    text = text
      .replaceAll('ı', 'i')
      .replaceAll('đ', 'd')
      .replaceAll('Đ', 'D')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
  }
  return text
}

/** Typed by hand, at times with a slip. */
function typed(draw: Draw, name: string): string {
  if (draw.chance(0.03)) return name.toLowerCase()
  if (!draw.chance(0.04)) return name
  const at = draw.int(1, name.length - 2)
  const letter = draw.pick('a b c d e f g h i j k l m n o p r s t u v w z'.split(' '))
  const slips = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + letter + name.slice(at + 1),
    name.slice(0, at) + letter + name.slice(at),
    name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2),
    name.slice(0, at) + name[at] + name.slice(at),
  ]
  return draw.pick(slips)
}

function companyName(draw: Draw, { company }: Job, legalFormShare: number): string {
  if (company.shortName !== undefined && draw.chance(0.5)) return company.shortName
  if (draw.chance(legalFormShare)) return `${company.name} ${company.legalForm}`
  return draw.chance(0.04) ? company.name.toLowerCase() : company.name
}
