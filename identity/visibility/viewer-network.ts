import type { Tx } from '@wellmet/platform/database/connection.ts'
import { findViewerNetwork } from './visibility.store.ts'

export interface ViewerNetwork {
  /** Null until the viewer has a network. */
  me: number | null
  /** Changes whenever anything that the viewer can see changes. */
  visibilityVersion: string
  /** Changes whenever a request that has to do with the viewer changes. */
  stateVersion: string
}

export const getViewerNetwork = (tx: Tx): Promise<ViewerNetwork> => findViewerNetwork(tx)
