import styles from './network-map.module.css'
import { type ReactNode, useState } from 'react'
import { Controls } from './controls/controls.tsx'
import { FreshnessFilter } from './controls/freshness-filter.tsx'
import type { View } from './controls/view-switch.tsx'
import type { PathQuery } from './path-query.ts'
import { NetworkMapEmpty } from './network-map-empty.tsx'
import type { NetworkMapData } from '../../contacts/network-people/network-map-shapes.ts'
import { StageView } from './stage-view.tsx'
import { PeopleTable } from './table/people-table.tsx'
import { useNetworkMap } from './use-network-map.ts'

export type FullNetworkMapProps = {
  data: NetworkMapData
  pathQuery: PathQuery
  /** What is not in the data, in a sentence. */
  note?: string | null
  /** The one step that fills an empty network, as a button or a link. */
  emptyNext?: ReactNode
}

const Drawn = ({ data, pathQuery, note = null }: FullNetworkMapProps) => {
  const networkMap = useNetworkMap(data, pathQuery)
  const [view, setView] = useState<View>('picture')
  // A person chosen by name is brought near; one chosen in the picture is there already.
  const [tokens, seek] = useState<{ number: number } | null>(null)
  const find = (number: number) => {
    networkMap.select(number)
    seek({ number })
  }
  const showPath = (number: number) => {
    networkMap.setMode('path')
    find(number)
    setView('picture')
  }
  return (
    <div className={styles.networkMap}>
      <Controls networkMap={networkMap} isPart={note !== null} view={view} onView={setView} onFind={find} />
      <FreshnessFilter people={data.people} filter={networkMap.filter} onFilter={networkMap.setFilter} />
      {view === 'picture' ? (
        <StageView networkMap={networkMap} tokens={tokens} note={note} onTable={() => setView('table')} />
      ) : (
        <PeopleTable networkMap={networkMap} onPath={showPath} />
      )}
    </div>
  )
}

const FullNetworkMap = ({ emptyNext, ...drawn }: FullNetworkMapProps) =>
  drawn.data.people.length === 0 ? <NetworkMapEmpty next={emptyNext} /> : <Drawn {...drawn} />

export default FullNetworkMap
