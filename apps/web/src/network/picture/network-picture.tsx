import { lazy, type ReactNode, Suspense } from 'react'
import type { PictureData } from './picture-shapes.ts'
import { PictureSkeleton } from './picture-skeleton.tsx'

export type NetworkPictureProps = {
  /** Undefined while it is on its way. */
  data: PictureData | undefined
  onOpen: (id: string) => void
  /** The one step that fills an empty network, as a button or a link. */
  emptyNext?: ReactNode
}

// All that draws is a chunk of its own: a page without the picture never loads it.
const FullPicture = lazy(() => import('./full-picture.tsx'))

/** Your network in rings, with a table twin of the same people. */
export const NetworkPicture = ({ data, onOpen, emptyNext }: NetworkPictureProps) =>
  data ? (
    <Suspense fallback={<PictureSkeleton />}>
      <FullPicture data={data} onOpen={onOpen} emptyNext={emptyNext} />
    </Suspense>
  ) : (
    <PictureSkeleton />
  )
