import { createFileRoute } from '@tanstack/react-router'
import { hideRulesQuery } from '../../../../contacts/sharing/hide-rules.queries.ts'
import { SharingScreen } from '../../../../contacts/sharing/sharing-screen.tsx'
import { sharingQuery } from '../../../../contacts/sharing/sharing.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/sharing')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(sharingQuery)
    void queries.prefetchQuery(hideRulesQuery)
  },
  component: SharingScreen,
})
