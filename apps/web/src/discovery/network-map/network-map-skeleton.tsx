import text from '../../kit/text.module.css'
import styles from './network-map-skeleton.module.css'
import { Skeleton } from '@mantine/core'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { ringDots } from './ring-dots.ts'

/** The shape of what is coming: the controls, then two rings around a middle. */
export const NetworkMapSkeleton = () => (
  <div aria-busy="true">
    <output className={text.onlySpoken}>{networkMapsMessages.loadingNetwork()}</output>
    <div className={styles.controls}>
      <Skeleton height={36} width={240} />
      <Skeleton height={36} width={180} />
      <Skeleton height={36} width={112} />
    </div>
    <div className={styles.stage}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="42" className={styles.band} strokeWidth="22" />
        <circle r="78" className={styles.band} strokeWidth="24" />
        <circle r="9" className={styles.dot} />
        {ringDots.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className={styles.dot} />
        ))}
      </svg>
    </div>
  </div>
)
