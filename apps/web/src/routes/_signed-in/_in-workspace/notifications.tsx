import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '../../../account/notifications/notifications-screen.tsx'

const readShown = ({ show }: Record<string, unknown>): { show?: 'unread' } =>
  show === 'unread' ? { show: 'unread' } : {}

const Screen = () => <NotificationsScreen shown={Route.useSearch().show ?? 'all'} />

export const Route = createFileRoute('/_signed-in/_in-workspace/notifications')({
  validateSearch: readShown,
  component: Screen,
})
