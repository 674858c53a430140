import { createFileRoute } from '@tanstack/react-router'
import { ApiKeysScreen } from '../../../../account/api-keys/api-keys-screen.tsx'
import { apiKeysQuery } from '../../../../account/api-keys/api-keys.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/api-keys')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(apiKeysQuery),
  component: ApiKeysScreen,
})
