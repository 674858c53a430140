import { createFileRoute } from '@tanstack/react-router'
import { rulesQuery } from '../../../../introductions/connector-rules/connector-rules.queries.ts'
import { IntroductionSettingsScreen } from '../../../../introductions/settings/introduction-settings-screen.tsx'
import { outcomeSettingsQuery } from '../../../../introductions/suggested-outcomes/suggested-outcomes.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/introductions')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(rulesQuery)
    void queries.prefetchQuery(outcomeSettingsQuery)
  },
  component: IntroductionSettingsScreen,
})
