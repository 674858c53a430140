import { present } from '@wellmet/platform/values/present.rules.ts'
import type { PersonSearch, Seniority } from '../../enrichment/enrichment.contract.ts'

/**
 * Of the two languages that the provider understands, its Elasticsearch one: what was typed stays a value of a JSON
 * document, where its SQL would have to be escaped by rules that nobody has written down.
 */
type Clause =
  | { term: Record<string, string> }
  | { terms: Record<string, readonly string[]> }
  | { prefix: Record<string, string> }
  | { wildcard: Record<string, string> }
  | { bool: { must: Clause[] } | { should: Clause[] } }

/** The provider keeps titles in lower case and written out: nobody there is a "cto". */
const writtenOut = new Map([
  ['ceo', 'chief executive officer'],
  ['cto', 'chief technology officer'],
  ['cfo', 'chief financial officer'],
  ['coo', 'chief operating officer'],
  ['cmo', 'chief marketing officer'],
  ['cpo', 'chief product officer'],
  ['cio', 'chief information officer'],
  ['ciso', 'chief information security officer'],
  ['cro', 'chief revenue officer'],
  ['hr', 'human resources'],
])

const joining = new Set(['of', 'and', 'the', 'for', 'in'])

/** More words say little more, and the provider counts wildcards. */
const mostWords = 6

const wordsOf = (text: string): string[] => text.split(' ').slice(0, mostWords)

/** For a search that was normalised. */
export const queryOf = ({ name, role, company, location, seniority }: PersonSearch): Clause => ({
  bool: {
    must: [
      ...(name === null ? [] : [named(name)]),
      ...(role === null ? [] : titled(role)),
      ...(seniority === null ? [] : [{ terms: { job_title_levels: levelsOf(seniority) } }]),
      ...(company === null ? [] : [at(company)]),
      ...(location === null ? [] : wordsOf(location).map((word) => containing('location_name', word))),
    ],
  },
})

function named(name: string): Clause {
  const [first, ...more] = wordsOf(name)
  const last = more.at(-1)
  const whole: Clause = { term: { full_name: name } }
  const parts: Clause[] =
    last === undefined
      ? [{ term: { first_name: present(first) } }, { term: { last_name: present(first) } }]
      : [{ bool: { must: [{ term: { first_name: present(first) } }, { term: { last_name: last } }] } }]
  return { bool: { should: [whole, ...parts] } }
}

const titled = (role: string): Clause[] =>
  wordsOf(role)
    .filter((word) => !joining.has(word))
    .map((word) => containing('job_title', writtenOut.get(word) ?? word))

const levelsOf = (seniority: Seniority): readonly Seniority[] =>
  seniority === 'entry' ? ['entry', 'training'] : [seniority]

const at = (company: string): Clause => ({
  bool: { should: [{ term: { job_company_name: company } }, { prefix: { job_company_name: `${company} ` } }] },
})

/** The only place where a character could mean something. */
const containing = (field: string, text: string): Clause => ({
  wildcard: { [field]: `*${text.replace(/[*?\\]/g, '\\$&')}*` },
})
