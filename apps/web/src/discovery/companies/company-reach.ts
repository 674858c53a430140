import type { StateName } from '@wellmet/identity/person-states/person-states.contract.ts'
import {
  departments,
  personLevels,
  type CompanyPage,
  type CompanyPerson,
} from '@wellmet/discovery/companies/companies.contract.ts'

/** How one gets to somebody: by a request under way, known, a name in the contacts, by an introduction, by a weak path. */
export const reaches = ['underway', 'known', 'named', 'introduction', 'weak'] as const
export type Reach = (typeof reaches)[number]

const reachOfState: Partial<Record<StateName, Reach>> = {
  known: 'known',
  known_before: 'known',
  known_by_word: 'known',
  teammate: 'known',
  succeeded: 'known',
  known_by_name: 'named',
  reachable: 'introduction',
  said_no: 'introduction',
  ended: 'introduction',
  hardly_reachable: 'weak',
  no_path: 'weak',
  unknown: 'weak',
}

/** As their state says, which every other screen shows too. What is left are the requests under way. */
export const reachOf = ({ personState }: Pick<CompanyPerson, 'personState'>): Reach =>
  reachOfState[personState.state] ?? 'underway'

type Groups = CompanyPage['departments']

/** Leadership first, then the functions with the most people; what no title says comes last. In each the highest level first. */
export function byFunction(groups: Groups): Groups {
  const place = ({ department }: Groups[number]): number =>
    department === 'leadership' ? -1 : department === 'unknown' ? 2 : department === 'other' ? 1 : 0
  const level = (person: CompanyPerson): number => personLevels.indexOf(person.level)
  return groups
    .map((group) => ({ ...group, people: group.people.toSorted((a, b) => level(a) - level(b)) }))
    .toSorted(
      (a, b) =>
        place(a) - place(b) ||
        b.people.length - a.people.length ||
        departments.indexOf(a.department) - departments.indexOf(b.department),
    )
}

/** How many people there are of each reach, those with nobody left out. */
export const countReaches = (
  people: readonly Pick<CompanyPerson, 'personState'>[],
): { reach: Reach; count: number }[] =>
  reaches
    .map((reach) => ({ reach, count: people.filter((person) => reachOf(person) === reach).length }))
    .filter(({ count }) => count > 0)
