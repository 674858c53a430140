import text from '../../kit/text.module.css'
import styles from './company-chart.module.css'
import { clsx } from 'clsx'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import type { CompanyPage, CompanyPerson } from '@wellmet/discovery/companies/companies.contract.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { PathsLink } from '../reach/paths-link.tsx'
import { byFunction, countReaches, reachOf } from './company-reach.ts'
import { departmentWords } from './company-words.ts'

const Tile = ({ person }: { person: CompanyPerson }) => {
  const { id, name, role } = person
  const reach = reachOf(person)
  return (
    <div className={styles.tile} data-reach={reach}>
      <Portrait id={id} name={name} size={32} className={styles.face} />
      <div className={styles.words}>
        <PathsLink id={id} name={name} />
        <span className={clsx(text.quiet, text.clip)} title={role ?? undefined}>
          {role ?? kitMessages.roleUnknown()}
        </span>
        <span className={styles.reach}>{companiesMessages.reach({ reach })}</span>
      </div>
    </div>
  )
}

/** The company as far as one sees it: leadership on top, a group for each function, each person with how one gets to them. */
export const CompanyChart = ({ departments }: Pick<CompanyPage, 'departments'>) => (
  <figure className={styles.chart} aria-label={companiesMessages.peopleByFunction()}>
    <ul className={styles.legend} aria-label={companiesMessages.reachLegend()}>
      {countReaches(departments.flatMap(({ people }) => people)).map(({ reach, count }) => (
        <li key={reach} data-reach={reach}>
          <span className={styles.key} aria-hidden="true" />
          {companiesMessages.reach({ reach })} <span className={text.figures}>{formatNumber(count)}</span>
        </li>
      ))}
    </ul>
    <div className={styles.groups}>
      {byFunction(departments).map(({ department, people }) => (
        <section key={department} className={styles.group} data-department={department}>
          <h3>
            {departmentWords(department)} <span className={clsx(text.quiet, text.figures)}>{people.length}</span>
          </h3>
          <ul>
            {people.map((person) => (
              <li key={person.id}>
                <Tile person={person} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </figure>
)
