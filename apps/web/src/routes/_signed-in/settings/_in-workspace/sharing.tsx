import { createFileRoute } from '@tanstack/react-router'
import { hidingsQuery } from '../../../../network/sharing/hidings.queries.ts'
import { SharingScreen } from '../../../../network/sharing/sharing-screen.tsx'
import { sharingQuery } from '../../../../network/sharing/sharing.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/sharing')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(sharingQuery)
    void queries.prefetchQuery(hidingsQuery)
  },
  component: SharingScreen,
})
