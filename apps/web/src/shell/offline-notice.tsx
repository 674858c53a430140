import styles from './offline-notice.module.css'
import { onlineManager } from '@tanstack/react-query'
import { IconWifiOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { shellMessages } from './shell.messages.ts'

/** Requests wait until the browser is online again, so without this line a screen would only look slow. */
export const OfflineNotice = () => {
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  )
  return (
    <output className={styles.offline} hidden={isOnline}>
      {isOnline ? null : (
        <>
          <IconWifiOff size={16} stroke={1.6} aria-hidden="true" />
          {shellMessages.offline()}
        </>
      )}
    </output>
  )
}
