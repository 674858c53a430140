import text from '../../../kit/text.module.css'
import styles from './people-table.module.css'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { DataTable } from '../../../kit/data-table.tsx'
import { kitMessages } from '../../../kit/kit.messages.ts'
import { isShown } from '../../../contacts/network-people/shown-people.ts'
import { type Sorting, sortPeople } from '../../../contacts/network-people/sort-people.ts'
import type { NetworkMapState } from '../use-network-map.ts'
import { peopleColumns } from './people-columns.tsx'
import { Pages } from './pages.tsx'
import { SortChoice } from './sort-choice.tsx'

const pageSize = 100

/** The picture's twin: the same people under the same filters, a hundred at a time. */
export const PeopleTable = ({
  networkMap,
  onPath,
}: {
  networkMap: NetworkMapState
  onPath: (number: number) => void
}) => {
  const { network, filter } = networkMap
  const [sorting, sortBy] = useState<Sorting>('strength')
  const [asked, setPage] = useState(0)
  const people = useMemo(
    () =>
      sortPeople(
        network.people.filter((person) => isShown(person, filter)),
        sorting,
      ),
    [network, filter, sorting],
  )
  const columns = useMemo(() => peopleColumns(network, onPath), [network, onPath])
  const pages = Math.max(1, Math.ceil(people.length / pageSize))
  // A filter may leave fewer pages than the one last asked for.
  const page = Math.min(asked, pages - 1)
  return (
    <div className={styles.peopleTable}>
      <div className={styles.head}>
        <span className={clsx(text.quiet, text.small)}>{kitMessages.peopleCount({ count: people.length })}</span>
        <SortChoice
          sorting={sorting}
          onSorting={(next) => {
            sortBy(next)
            setPage(0)
          }}
        />
      </div>
      {people.length === 0 ? (
        <p className={text.small}>{networkMapsMessages.noMatches()}</p>
      ) : (
        <DataTable
          caption={networkMapsMessages.peopleInNetwork()}
          rows={people.slice(page * pageSize, (page + 1) * pageSize)}
          keyOf={({ id }) => id}
          columns={columns}
        />
      )}
      <Pages page={page} pages={pages} onPage={setPage} />
    </div>
  )
}
