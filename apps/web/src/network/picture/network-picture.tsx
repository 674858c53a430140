import { lazy, Suspense } from 'react'
import type { FullPictureProps } from './full-picture.tsx'
import type { PictureData } from './picture-shapes.ts'
import { PictureSkeleton } from './picture-skeleton.tsx'

/** All that draws is a chunk of its own: a page without the picture never loads it. */
export const loadPicture = () => import('./full-picture.tsx')
const FullPicture = lazy(loadPicture)

/** Undefined while it is on its way. */
type Props = Omit<FullPictureProps, 'data'> & { data: PictureData | undefined }

/** Your network in rings, with a table twin of the same people. */
export const NetworkPicture = ({ data, ...rest }: Props) =>
  data ? (
    <Suspense fallback={<PictureSkeleton />}>
      <FullPicture data={data} {...rest} />
    </Suspense>
  ) : (
    <PictureSkeleton />
  )
