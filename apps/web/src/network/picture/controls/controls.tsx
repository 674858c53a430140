import styles from './controls.module.css'
import { Button } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import type { PictureState } from '../use-picture.ts'
import { CompanyFilter } from './company-filter.tsx'
import { PersonSearch } from './person-search.tsx'
import { type View, ViewSwitch } from './view-switch.tsx'

type Props = { picture: PictureState; view: View; onView: (view: View) => void; onFind: (number: number) => void }

export const Controls = ({ picture, view, onView, onFind }: Props) => {
  const isPath = picture.mode === 'path'
  return (
    <div className={styles.controls}>
      <PersonSearch picture={picture} onFind={onFind} />
      <CompanyFilter people={picture.network.people} filter={picture.filter} onFilter={picture.setFilter} />
      {view === 'picture' ? (
        <Button
          className={styles.pathButton}
          variant="default"
          aria-pressed={isPath}
          leftSection={<IconRoute size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => picture.setMode(isPath ? 'look' : 'path')}
        >
          Find a path
        </Button>
      ) : null}
      <ViewSwitch view={view} onView={onView} />
    </div>
  )
}
