import text from '../kit/text.module.css'
import { useQueries } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { CompanyIntelligence } from '@wellmet/discovery/company-intelligence/company-intelligence.contract.ts'
import { companyIntelligenceMessages as m } from '@wellmet/discovery/company-intelligence/company-intelligence.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { dependsOn } from '../api/depends-on.ts'
import { http } from '../api/client.ts'
import { reasonOf } from '../api/problem.ts'
import { keyOf, unwrap } from '../api/query.ts'

/** More at once are a list, which the mission itself shows. */
const most = 12

const companyQuery = (company: string) =>
  dependsOn('contacts').ownQueryOptions({
    queryKey: keyOf('/api/onboarding/company-intelligence', company),
    queryFn: ({ signal }) => unwrap(http.POST('/api/onboarding/company-intelligence', { body: { company }, signal })),
    retry: false,
  })

const wordsOf = (asked: string, { company, peopleCount, best, similar, notice }: CompanyIntelligence): string => {
  const reach = m.atCompany({ company: company?.name ?? asked, people: peopleCount })
  if (best) return `${reach}, ${m.startsWith({ name: best.name })}`
  if (similar.length > 0) {
    const names = similar.map(({ name }) => name)
    return `${m.notExactly({ company: asked })} ${m.meant({ names: formatList(names, 'disjunction') })}`
  }
  return company ? `${reach}. ${notice?.next ?? ''}` : (notice?.message ?? reach)
}

/** Of every company that was named, at once: how many people there are within reach. */
export const CompanyReach = ({ companies }: { companies: readonly string[] }) => {
  const asked = companies.slice(-most)
  const queries = useQueries({ queries: asked.map(companyQuery) })
  if (asked.length === 0) return null
  return (
    <ul className={clsx(text.small, text.quiet)} aria-label={m.reachOfCompanies()} aria-live="polite">
      {queries.map(({ data, error }, at) => {
        const company = asked[at] ?? ''
        return <li key={company}>{data ? wordsOf(company, data) : error ? reasonOf(error) : m.loading({ company })}</li>
      })}
    </ul>
  )
}
