import styles from './toast-list.module.css'
import { Notifications } from '@mantine/notifications'

/** In a file of its own, so that it can be loaded without being part of the shell. */
export const ToastList = () => (
  <Notifications position="bottom-left" autoClose={5000} classNames={{ root: styles.toasts ?? '' }} />
)
