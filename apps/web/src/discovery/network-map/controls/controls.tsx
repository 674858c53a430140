import styles from './controls.module.css'
import { Button } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { ShareImage } from '../share/share-image.tsx'
import type { NetworkMapState } from '../use-network-map.ts'
import { CompanyFilter } from './company-filter.tsx'
import { PersonSearch } from './person-search.tsx'
import { type View, ViewSwitch } from './view-switch.tsx'

type Props = {
  networkMap: NetworkMapState
  /** The map leaves somebody out. */
  isPart: boolean
  view: View
  onView: (view: View) => void
  onFind: (number: number) => void
}

export const Controls = ({ networkMap, isPart, view, onView, onFind }: Props) => {
  const isPath = networkMap.mode === 'path'
  return (
    <div className={styles.controls}>
      <PersonSearch networkMap={networkMap} onFind={onFind} />
      <CompanyFilter people={networkMap.network.people} filter={networkMap.filter} onFilter={networkMap.setFilter} />
      {view === 'picture' ? (
        <Button
          className={styles.pathButton}
          variant="default"
          aria-pressed={isPath}
          leftSection={<IconRoute size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => networkMap.setMode(isPath ? 'look' : 'path')}
        >
          {networkMapsMessages.findPath()}
        </Button>
      ) : null}
      {view === 'picture' ? <ShareImage networkMap={networkMap} isPart={isPart} /> : null}
      <ViewSwitch view={view} onView={onView} />
    </div>
  )
}
