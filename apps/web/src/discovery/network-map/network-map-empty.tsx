import styles from './network-map-empty.module.css'
import type { ReactNode } from 'react'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ringDots } from './ring-dots.ts'

/** What will be here, drawn in outline, and the one step that fills it. */
export const NetworkMapEmpty = ({ next }: { next?: ReactNode }) => (
  <EmptyState
    title={networkMapsMessages.emptyTitle()}
    next={next}
    illustration={
      <svg className={styles.networkMapEmpty} viewBox="-90 -90 180 180" aria-hidden="true">
        <circle r="42" className={styles.ring} />
        <circle r="78" className={styles.ring} />
        {ringDots.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className={styles.dot} />
        ))}
        <circle r="8" className={styles.you} />
      </svg>
    }
  >
    {networkMapsMessages.emptyAbout()}
  </EmptyState>
)
