import { createFileRoute } from '@tanstack/react-router'
import { ConnectorRulesScreen } from '../../../../introductions/connector-rules/connector-rules-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/introductions')({
  component: ConnectorRulesScreen,
})
