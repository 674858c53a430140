import styles from './maintenance-notice.module.css'
import { IconTool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { maintenanceQuery } from '../hq/hq.queries.ts'
import { shellMessages } from './shell.messages.ts'

/** What the people who run the server announced, on every screen. */
export const MaintenanceNotice = () => {
  const notice = useQuery(maintenanceQuery).data?.notice
  if (!notice) return null
  return (
    <output className={styles.maintenance}>
      <IconTool size={18} stroke={1.6} aria-hidden="true" />
      {shellMessages.maintenance({ from: new Date(notice.startsAt), to: new Date(notice.endsAt) })}
    </output>
  )
}
