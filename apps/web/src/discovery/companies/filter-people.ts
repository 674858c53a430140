import type { CompanyPage, Department, PersonLevel } from '@wellmet/discovery/companies/companies.contract.ts'

type Departments = CompanyPage['departments']

/** Those who work in the department and have the level, in the order in which they come; without a filter all. */
export const filterPeople = (
  departments: Departments,
  { department, level }: { department: Department | undefined; level: PersonLevel | undefined },
): Departments =>
  departments
    .filter((one) => department === undefined || one.department === department)
    .map((one) => ({ ...one, people: one.people.filter((person) => level === undefined || person.level === level) }))
    .filter(({ people }) => people.length > 0)
