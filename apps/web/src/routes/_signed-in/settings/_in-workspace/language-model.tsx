import { createFileRoute } from '@tanstack/react-router'
import { isOwner } from '../../../../account/members/roles.ts'
import { LanguageModelScreen } from '../../../../introductions/language-model/language-model-screen.tsx'
import { modelSettingsQuery, myModelQuery } from '../../../../introductions/language-model/language-model.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/language-model')({
  loader: ({ context: { queries, role } }) => {
    void queries.prefetchQuery(myModelQuery)
    if (isOwner(role)) void queries.prefetchQuery(modelSettingsQuery)
  },
  component: LanguageModelScreen,
})
