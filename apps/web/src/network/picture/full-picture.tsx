import './picture.css'
import { type ReactNode, useState } from 'react'
import { Controls } from './controls/controls.tsx'
import { FreshnessFilter } from './controls/freshness-filter.tsx'
import type { View } from './controls/view-switch.tsx'
import { PictureEmpty } from './picture-empty.tsx'
import type { PictureData } from './picture-shapes.ts'
import { StageView } from './stage-view.tsx'
import { PeopleTable } from './table/people-table.tsx'
import { usePicture } from './use-picture.ts'

type Props = { data: PictureData; onOpen: (id: string) => void; emptyNext?: ReactNode }

const Drawn = ({ data, onOpen }: Props) => {
  const picture = usePicture(data)
  const [view, setView] = useState<View>('picture')
  // A person chosen by name is brought near; one chosen in the picture is there already.
  const [sought, seek] = useState<{ number: number } | null>(null)
  const find = (number: number) => {
    picture.select(number)
    seek({ number })
  }
  return (
    <div className="picture">
      <Controls picture={picture} view={view} onView={setView} onFind={find} />
      <FreshnessFilter people={data.people} filter={picture.filter} onFilter={picture.setFilter} />
      {view === 'picture' ? (
        <StageView picture={picture} sought={sought} onOpen={onOpen} onTable={() => setView('table')} />
      ) : (
        <PeopleTable picture={picture} onOpen={onOpen} />
      )}
    </div>
  )
}

const FullPicture = ({ data, onOpen, emptyNext }: Props) =>
  data.people.length === 0 ? <PictureEmpty next={emptyNext} /> : <Drawn data={data} onOpen={onOpen} />

export default FullPicture
