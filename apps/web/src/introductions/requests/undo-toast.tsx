import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import styles from './undo-toast.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'

type Undo = { message: string; seconds: number; onUndo: () => void }

export const undoToast = ({ message, seconds, onUndo }: Undo): void => {
  const id = notifications.show({
    autoClose: seconds * 1000,
    message: (
      <span className={styles.undo}>
        {message}
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            notifications.hide(id)
            onUndo()
          }}
        >
          {requestsMessages.undo()}
        </Button>
      </span>
    ),
  })
}
