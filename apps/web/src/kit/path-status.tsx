import styles from './path-status.module.css'
import { IconCircleCheck, IconCircleDashed, IconCircleDotted, IconCircleOff } from '@tabler/icons-react'
import type { PathStatus } from '@wellmet/graph/paths/paths.contract.ts'
import { kitMessages } from './kit.messages.ts'

const words = {
  verified: {
    icon: IconCircleCheck,
    label: kitMessages.pathVerified,
    why: kitMessages.pathVerifiedExplained,
  },
  probable: { icon: IconCircleDotted, label: kitMessages.pathProbable, why: kitMessages.pathProbableExplained },
  inferred: { icon: IconCircleDashed, label: kitMessages.pathInferred, why: kitMessages.pathInferredExplained },
  none: { icon: IconCircleOff, label: kitMessages.noPath, why: kitMessages.pathNoneExplained },
} as const

export const PathStatusLabel = ({ status }: { status: PathStatus }) => {
  const { icon: StatusIcon, label, why } = words[status]
  return (
    <span className={styles.pathStatus} data-status={status} title={why()}>
      <StatusIcon size={18} stroke={1.75} aria-hidden="true" />
      {label()}
    </span>
  )
}
