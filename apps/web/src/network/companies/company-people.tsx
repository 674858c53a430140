import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import styles from './company-screen.module.css'
import { clsx } from 'clsx'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import type { CompanyPage } from '@wellmet/discovery/companies/companies.contract.ts'
import type { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { Rows } from '../../kit/rows.tsx'
import { AskLink } from '../search/ask-link.tsx'
import { PathMeasures } from '../search/path-measures.tsx'
import { PathsLink } from '../search/paths-link.tsx'
import { departmentWords, introducerWords } from './company-words.ts'

const Person = ({ person: { id, name, role, freshness, path, connectorCount } }: { person: ReachablePerson }) => (
  <div className={clsx(resultRowStyles.row, styles.person)}>
    <div className={resultRowStyles.who}>
      <Portrait id={id} name={name} size={32} />
      <span className={resultRowStyles.words}>
        <PathsLink id={id} name={name} />
        <span className={clsx(text.quiet, text.clip)}>{role ?? kitMessages.roleUnknown()}</span>
      </span>
    </div>
    <PathMeasures className={resultRowStyles.measures} path={path} />
    <span className={resultRowStyles.words}>
      <FreshnessLabel label={freshness} />
      {connectorCount > 0 ? (
        <span className={clsx(text.quiet, text.figures)}>{introducerWords(connectorCount)}</span>
      ) : null}
      <AskLink id={id} name={name} path={path} />
    </span>
  </div>
)

/** People one can reach there, by department; each opens to the paths. */
export const CompanyPeople = ({ departments }: Pick<CompanyPage, 'departments'>) => (
  <div className={styles.departments}>
    {departments.map(({ department, people }) => (
      <section key={department} className={resultRowStyles.results} aria-label={departmentWords(department)}>
        <h3>
          {departmentWords(department)} <span className={clsx(text.quiet, text.figures)}>{people.length}</span>
        </h3>
        <Rows
          lightsUp
          label={companiesMessages.peopleIn({ department: departmentWords(department) })}
          items={people}
          keyOf={({ id }) => id}
        >
          {(person) => <Person person={person} />}
        </Rows>
      </section>
    ))}
  </div>
)
