import { createFileRoute } from '@tanstack/react-router'
import { NotificationSettingsScreen } from '../../../../account/notifications/notification-settings-screen.tsx'
import { settingsQuery } from '../../../../account/notifications/notifications.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/notifications')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(settingsQuery),
  component: NotificationSettingsScreen,
})
