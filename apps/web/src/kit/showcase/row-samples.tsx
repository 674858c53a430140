import { CompanyRow } from '../company-row.tsx'
import { FreshnessLabel } from '../freshness-label.tsx'
import { PersonRow } from '../person-row.tsx'
import { Probability } from '../probability.tsx'
import { RouteCompact } from '../route-compact.tsx'
import type { Person } from '../route-shapes.ts'
import { Rows } from '../rows.tsx'
import { Section } from '../section.tsx'
import { SourceLabel } from '../source-label.tsx'
import { StrengthBar } from '../strength-bar.tsx'
import { companies } from './sample-facts.ts'
import { people, results } from './sample-routes.ts'

const stranger: Person = { id: 'lena', name: 'Lena Vogt', role: 'Procurement Lead', company: 'Fjordline' }
const contacts = [
  { person: people.ana, strength: 82, label: 'fresh' as const },
  { person: people.joost, strength: 44, label: 'cooling' as const },
  { person: people.ingrid, strength: 0, label: 'dormant' as const },
  { person: stranger, strength: null, label: 'unknown' as const },
]

export const RowSamples = ({ onBreakdown }: { onBreakdown: (name: string) => void }) => (
  <>
    <Section title="Person rows with the compact route">
      <Rows
        label="Results"
        items={results}
        keyOf={(route) => `${route.status}-${route.hops.at(-1)?.person.id ?? 'none'}-${route.hops.length}`}
      >
        {(route) => (
          <PersonRow
            person={route.hops.at(-1)?.person ?? stranger}
            middle={<RouteCompact route={route} />}
            end={
              <>
                <SourceLabel source={route.hops.length > 0 ? 'graph' : 'pdl'} />
                <Probability
                  chance={
                    route.confidence === null
                      ? { share: null, n: 0 }
                      : { share: route.confidence / 100, n: 48, low: 0.51, high: 0.92 }
                  }
                  onBreakdown={() => onBreakdown('receipt-changed')}
                />
              </>
            }
          />
        )}
      </Rows>
    </Section>
    <Section title="Contacts">
      <Rows label="Contacts" items={contacts} keyOf={({ person }) => person.id}>
        {({ person, strength, label }) => (
          <PersonRow
            person={person}
            end={
              <>
                <FreshnessLabel label={label} />
                <StrengthBar strength={strength} />
              </>
            }
          />
        )}
      </Rows>
    </Section>
    <Section title="Company rows">
      <Rows label="Companies" items={companies} keyOf={({ id }) => id}>
        {(company) => (
          <CompanyRow company={company} end={<SourceLabel source={company.reachable ? 'graph' : 'database'} />} />
        )}
      </Rows>
    </Section>
  </>
)
