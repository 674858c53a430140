import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { ResultRow } from '../../kit/result-row.tsx'
import { Rows } from '../../kit/rows.tsx'

const plain = (name: string): string => name.trim().toLowerCase()

const companyQuery = (query: string) =>
  dependsOn('contacts').queryOptions('get', '/api/people/company-search', { params: { query: { query, limit: 1 } } })

/** Above the people, the company that was asked for by name. */
export const CompanyCard = ({ name }: { name: string }) => {
  const company = useQuery(companyQuery(name)).data?.results[0]
  if (!company || !plain(company.name).startsWith(plain(name))) return null
  const { id, industry, location, topRoles, peopleCount } = company
  return (
    <Rows lightsUp label={peopleMessages.companyAskedFor()} items={[company]} keyOf={(one) => one.id}>
      {() => (
        <ResultRow
          portrait={{ id, name: company.name, look: 'company' }}
          name={
            <Link to="/companies/$id" params={{ id }} className={text.rowName}>
              {company.name}
            </Link>
          }
          about={[industry, location].filter(Boolean).join(' · ') || topRoles.join(' · ')}
          via={kitMessages.peopleCount({ count: peopleCount })}
        />
      )}
    </Rows>
  )
}
