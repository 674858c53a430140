import styles from './route-status.module.css'
import { IconCircleCheck, IconCircleDashed, IconCircleDotted, IconCircleOff } from '@tabler/icons-react'
import type { RouteStatus as Status } from './route-shapes.ts'

const words = {
  verified: {
    icon: IconCircleCheck,
    label: 'Verified route',
    why: 'Every tie rests on contact in both directions, or was confirmed.',
  },
  probable: { icon: IconCircleDotted, label: 'Probable route', why: 'One tie rests on strong indirect evidence.' },
  inferred: { icon: IconCircleDashed, label: 'Inferred route', why: 'The ties rest on indirect evidence only.' },
  none: { icon: IconCircleOff, label: 'No route yet', why: 'Nothing we can see connects you to this person.' },
} as const

export const RouteStatus = ({ status }: { status: Status }) => {
  const { icon: StatusIcon, label, why } = words[status]
  return (
    <span className={styles.routeStatus} data-status={status} title={why}>
      <StatusIcon size={18} stroke={1.75} aria-hidden="true" />
      {label}
    </span>
  )
}
