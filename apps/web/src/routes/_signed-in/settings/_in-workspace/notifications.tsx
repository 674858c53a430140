import { createFileRoute } from '@tanstack/react-router'
import { NotificationSettingsScreen } from '../../../../account/notifications/notification-settings-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/notifications')({
  component: NotificationSettingsScreen,
})
