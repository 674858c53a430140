import dataTableStyles from '../../kit/data-table.module.css'
import text from '../../kit/text.module.css'
import styles from './best-table.module.css'
import { clsx } from 'clsx'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { DashboardPerson } from '@wellmet/discovery/reach/reachable-people.contract.ts'
import { BestPerson } from './best-person.tsx'
import type { ColumnSort, SortChoice } from './best-search.ts'
import { SortButton } from './sort-button.tsx'

type Props = {
  people: readonly DashboardPerson[]
  sort: SortChoice | undefined
  onSort: (sort: SortChoice | undefined) => void
}

const columns: readonly { header: () => string; sort?: ColumnSort }[] = [
  { header: peopleMessages.person, sort: 'name' },
  { header: peopleMessages.bestPath },
  { header: peopleMessages.strength, sort: 'strength' },
  { header: pathsMessages.chanceOfIntro, sort: 'chance' },
  { header: peopleMessages.paths, sort: 'paths' },
  { header: peopleMessages.introducers, sort: 'introducers' },
  { header: peopleMessages.reputation, sort: 'reputation' },
]

/** Figures in one row, what they rest on in a second; on a phone both are one card. */
export const BestTable = ({ people, sort, onSort }: Props) => (
  <div className={dataTableStyles.frame}>
    <table className={clsx(dataTableStyles.dataTable, styles.table)}>
      <caption className={text.onlySpoken}>{peopleMessages.topPaths()}</caption>
      <thead>
        <tr>
          {columns.map(({ header, sort: by }) => {
            const sorted = by && by === sort ? (by === 'name' ? 'ascending' : 'descending') : undefined
            return (
              <th key={header()} scope="col" aria-sort={sorted}>
                {by ? (
                  <SortButton sorted={sorted} onClick={() => onSort(sorted ? undefined : by)}>
                    {header()}
                  </SortButton>
                ) : (
                  header()
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      {people.map((person) => (
        <BestPerson key={person.id} person={person} columns={columns.length} />
      ))}
    </table>
  </div>
)
