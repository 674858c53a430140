import { createFileRoute } from '@tanstack/react-router'
import { exportsQuery } from '../../../account/exports/exports.queries.ts'
import { accountDeletionQuery } from '../../../account/leaving/leaving.queries.ts'
import { YourDataScreen } from '../../../account/leaving/your-data-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/your-data')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(exportsQuery)
    void queries.prefetchQuery(accountDeletionQuery)
  },
  component: YourDataScreen,
})
