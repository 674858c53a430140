import { createFileRoute } from '@tanstack/react-router'
import { ConnectedAppsScreen } from '../../../account/connected-apps/connected-apps-screen.tsx'
import { connectedAppsQuery } from '../../../account/connected-apps/connected-apps.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/connected-apps')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(connectedAppsQuery),
  component: ConnectedAppsScreen,
})
