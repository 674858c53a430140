import { useNotifications } from '@mantine/notifications'
import { lazy, Suspense } from 'react'

const ToastList = lazy(() => import('./toast-list.tsx').then(({ ToastList: list }) => ({ default: list })))

/** Loaded with the first notification: most visits show none. */
export const Toasts = () => {
  const { notifications } = useNotifications()
  if (notifications.length === 0) return null
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  )
}
