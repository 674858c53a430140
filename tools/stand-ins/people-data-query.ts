/** A person as the provider keeps them: everything in lower case. */
export type PersonRecord = Record<string, unknown> & { id: string; full_name: string }

/** The part of Elasticsearch's language that a search of people is asked in. */
export type Clause =
  | { term: Record<string, string> }
  | { terms: Record<string, readonly string[]> }
  | { prefix: Record<string, string> }
  | { wildcard: Record<string, string> }
  | { bool: { must?: Clause[]; should?: Clause[] } }

/** Fields are keywords: a term is all of one, and only a wildcard looks inside. */
export function matches(person: PersonRecord, clause: Clause): boolean {
  if ('bool' in clause) {
    const { must = [], should = [] } = clause.bool
    return (
      must.every((one) => matches(person, one)) && (should.length === 0 || should.some((one) => matches(person, one)))
    )
  }
  const [[kind, condition]] = Object.entries(clause) as [[string, Record<string, string | string[]>]]
  const [[field, wanted]] = Object.entries(condition) as [[string, string | string[]]]
  const values = [person[field]].flat().filter((value) => typeof value === 'string')
  switch (kind) {
    case 'term':
      return values.some((value) => value === wanted)
    case 'terms':
      return values.some((value) => wanted.includes(value))
    case 'prefix':
      return values.some((value) => value.startsWith(wanted as string))
    case 'wildcard':
      return values.some((value) => patternOf(wanted as string).test(value))
    default:
      throw new Error(`A ${kind} is not understood.`)
  }
}

/** `*` is anything and `?` one character, unless a backslash stands before them. */
const patternOf = (wildcard: string): RegExp =>
  new RegExp(
    `^${wildcard.replace(/\\(.)|[\s\S]/gu, (whole, escaped: string | undefined) => {
      if (escaped === undefined && whole === '*') return '.*'
      if (escaped === undefined && whole === '?') return '.'
      return (escaped ?? whole).replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
    })}$`,
    'us',
  )

interface Described {
  name: string
  title: string
  levels: string[]
  company: string
  location: string
  linkedin?: string
  verifiedOn?: string
}

export const recordOf = (described: Described, n: number): PersonRecord => {
  const { name, title, levels, company, location, linkedin, verifiedOn = '2026-06-01' } = described
  const full = name.toLowerCase()
  return {
    id: `person-${n}`,
    full_name: full,
    first_name: full.split(' ')[0],
    last_name: full.split(' ').at(-1),
    job_title: title.toLowerCase(),
    job_title_levels: levels,
    job_company_name: company.toLowerCase(),
    location_name: location.toLowerCase(),
    linkedin_url: linkedin ? `linkedin.com/in/${linkedin}` : null,
    work_email: `${full.replaceAll(' ', '.')}@private.example`,
    job_last_verified: verifiedOn,
  }
}
