import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import styles from './company-screen.module.css'
import { NativeSelect } from '@mantine/core'
import { clsx } from 'clsx'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import {
  departments as allDepartments,
  personLevels,
  type CompanyPage,
  type Department,
  type PersonLevel,
} from '@wellmet/discovery/companies/companies.contract.ts'
import { useState } from 'react'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Rows } from '../../kit/rows.tsx'
import { oneOf } from '../../kit/search-params.ts'
import { PersonResult } from '../reach/person-result.tsx'
import { departmentWords } from './company-words.ts'
import { filterPeople } from './filter-people.ts'

type Filters = { department: Department | undefined; level: PersonLevel | undefined }
type FiltersProps = Filters & Pick<CompanyPage, 'departments'> & { onChange: (filters: Filters) => void }

const FilterFields = ({ departments, department, level, onChange }: FiltersProps) => {
  const present = new Set(departments.flatMap(({ people }) => people.map((person) => person.level)))
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={companiesMessages.departmentFilter()}
        value={department ?? ''}
        data={[
          { value: '', label: companiesMessages.allDepartments() },
          ...departments.map((one) => ({ value: one.department, label: departmentWords(one.department) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ department: oneOf(allDepartments, value), level })}
      />
      <NativeSelect
        label={companiesMessages.levelFilter()}
        value={level ?? ''}
        data={[
          { value: '', label: companiesMessages.allLevels() },
          ...personLevels
            .filter((one) => present.has(one))
            .map((one) => ({ value: one, label: companiesMessages.level({ level: one }) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ department, level: oneOf(personLevels, value) })}
      />
    </div>
  )
}

/** People one can reach there, by department and in the order of the paths; each opens to the paths. */
export const CompanyPeople = ({ departments }: Pick<CompanyPage, 'departments'>) => {
  const [filters, setFilters] = useState<Filters>({ department: undefined, level: undefined })
  const shown = filterPeople(departments, filters)
  return (
    <div className={styles.departments}>
      <FilterFields departments={departments} {...filters} onChange={setFilters} />
      {shown.length === 0 ? <p className={text.quiet}>{companiesMessages.nobodyMatches()}</p> : null}
      {shown.map(({ department, people }) => (
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
            {(person) => <PersonResult person={person} about={person.role ?? kitMessages.roleUnknown()} />}
          </Rows>
        </section>
      ))}
    </div>
  )
}
