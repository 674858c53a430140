import { lazy, Suspense } from 'react'
import type { FullNetworkMapProps } from './full-network-map.tsx'
import type { NetworkMapData } from '../../contacts/network-people/network-map-shapes.ts'
import { NetworkMapSkeleton } from './network-map-skeleton.tsx'

/** All that draws is a chunk of its own: a page without the picture never loads it. */
export const loadNetworkMap = () => import('./full-network-map.tsx')
const FullNetworkMap = lazy(loadNetworkMap)

/** Undefined while it is on its way. */
type Props = Omit<FullNetworkMapProps, 'data'> & { data: NetworkMapData | undefined }

/** Your network in rings, with a table twin of the same people. */
export const NetworkMapView = ({ data, ...rest }: Props) =>
  data ? (
    <Suspense fallback={<NetworkMapSkeleton />}>
      <FullNetworkMap data={data} {...rest} />
    </Suspense>
  ) : (
    <NetworkMapSkeleton />
  )
