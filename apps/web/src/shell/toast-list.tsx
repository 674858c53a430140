import { Notifications } from '@mantine/notifications'

/** In a file of its own, so that it can be loaded without being part of the shell. */
export const ToastList = () => <Notifications position="bottom-right" autoClose={5000} />
