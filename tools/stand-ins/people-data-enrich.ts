import type { PersonRecord } from './people-data-query.ts'

type Query = Readonly<Record<string, string>>

/** The one person whom a question of the enrichment fits: by the address, or by the name together with the company. */
export function findToEnrich(
  people: readonly PersonRecord[],
  { name, company, email }: Query,
): PersonRecord | undefined | 'asked for nobody' {
  if (!email && !(name && company)) return 'asked for nobody'
  const isSame = (a: unknown, b: string): boolean => typeof a === 'string' && a.toLowerCase() === b.toLowerCase()
  return people.find((person) =>
    email
      ? isSame(person['work_email'], email)
      : isSame(person.full_name, name ?? '') &&
        [person['job_company_name'], ...[person['former_companies']].flat()].some((one) => isSame(one, company ?? '')),
  )
}
