import styles from './picture.module.css'
import { type ReactNode, useState } from 'react'
import { Controls } from './controls/controls.tsx'
import { FreshnessFilter } from './controls/freshness-filter.tsx'
import type { View } from './controls/view-switch.tsx'
import type { PathQuery } from './picture.queries.ts'
import { PictureEmpty } from './picture-empty.tsx'
import type { PictureData } from './picture-shapes.ts'
import { StageView } from './stage-view.tsx'
import { PeopleTable } from './table/people-table.tsx'
import { usePicture } from './use-picture.ts'

export type FullPictureProps = {
  data: PictureData
  pathQuery: PathQuery
  /** What is not in the data, in a sentence. */
  note?: string | null
  /** The one step that fills an empty network, as a button or a link. */
  emptyNext?: ReactNode
}

const Drawn = ({ data, pathQuery, note = null }: FullPictureProps) => {
  const picture = usePicture(data, pathQuery)
  const [view, setView] = useState<View>('picture')
  // A person chosen by name is brought near; one chosen in the picture is there already.
  const [sought, seek] = useState<{ number: number } | null>(null)
  const find = (number: number) => {
    picture.select(number)
    seek({ number })
  }
  const showPath = (number: number) => {
    picture.setMode('path')
    find(number)
    setView('picture')
  }
  return (
    <div className={styles.picture}>
      <Controls picture={picture} view={view} onView={setView} onFind={find} />
      <FreshnessFilter people={data.people} filter={picture.filter} onFilter={picture.setFilter} />
      {view === 'picture' ? (
        <StageView picture={picture} sought={sought} note={note} onTable={() => setView('table')} />
      ) : (
        <PeopleTable picture={picture} onPath={showPath} />
      )}
    </div>
  )
}

const FullPicture = ({ emptyNext, ...drawn }: FullPictureProps) =>
  drawn.data.people.length === 0 ? <PictureEmpty next={emptyNext} /> : <Drawn {...drawn} />

export default FullPicture
