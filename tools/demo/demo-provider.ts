import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { Seniority } from '@wellmet/connections/enrichment/enrichment.contract.ts'
import { demoOutsiders, type DemoOutsider } from '../../database/seed/demo-outsiders.ts'
import { startPeopleDataLabs, type PeopleDataLabs } from '../stand-ins/people-data-labs.ts'
import { recordOf, type PersonRecord } from '../stand-ins/people-data-query.ts'

export const startDemoProvider = (today: Date): Promise<PeopleDataLabs> =>
  startPeopleDataLabs(demoOutsiders().map((person, number) => provided(person, number, today)))

/** What the product is told of it. The credits are few, so that their end can be seen too. */
export const settingsOf = ({ url, key }: PeopleDataLabs): Record<string, string> => ({
  PEOPLE_DATA_LABS_URL: url,
  PEOPLE_DATA_LABS_KEY: key,
  PEOPLE_DATA_LABS_MONTHLY_CREDITS: '50',
})

/** As the provider keeps people: titles written out, and levels of its own. */
function provided(person: DemoOutsider, number: number, today: Date): PersonRecord {
  const { name, company, city, country, slug, seenDaysAgo } = person
  const title = person.title
    .replace(/\bVP\b/, 'Vice President')
    .replace(/\bCEO\b/, 'Chief Executive Officer')
    .replace(/\bCTO\b/, 'Chief Technology Officer')
  const verifiedOn = addDays(today, -seenDaysAgo).toISOString().slice(0, 10)
  const location = `${city}, ${country}`
  return recordOf({ name, title, levels: levelsOf(title), company, location, linkedin: slug, verifiedOn }, number)
}

const levels: readonly (readonly [RegExp, Seniority])[] = [
  [/founder/i, 'owner'],
  [/\bchief|managing director/i, 'cxo'],
  [/vice president/i, 'vp'],
  [/\bhead|director/i, 'director'],
  [/partner/i, 'partner'],
  [/manager|lead\b/i, 'manager'],
]

const levelsOf = (title: string): Seniority[] =>
  levels.flatMap(([pattern, level]) => (pattern.test(title) ? [level] : []))
