import { createFileRoute } from '@tanstack/react-router'
import { ConnectorRulesScreen } from '../../../../introductions/connector-rules/connector-rules-screen.tsx'
import { rulesQuery } from '../../../../introductions/connector-rules/connector-rules.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/introductions')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(rulesQuery),
  component: ConnectorRulesScreen,
})
