import { createFileRoute, redirect } from '@tanstack/react-router'
import { refresh } from '../../api/refresh.ts'
import { searchParams, SearchText } from '../../kit/search-params.ts'
import { ConsentFailed, ConsentPending } from '../../connections/accounts/consent-screen.tsx'
import { finished, startFinishing } from '../../connections/accounts/finish-consent.ts'

const Answer = searchParams({
  state: SearchText,
  code: SearchText,
  iss: SearchText,
  error: SearchText,
  picked_file_ids: SearchText,
})

const Screen = () => <ConsentFailed finished={Route.useLoaderData()} />

/** Where a provider sends the member back to. The code leaves the address at once, and with it the history. */
export const Route = createFileRoute('/_welcome/auth/callback')({
  validateSearch: Answer,
  beforeLoad: ({ search }) => {
    if (search.state === undefined && search.code === undefined && search.error === undefined) return
    startFinishing(search)
    throw redirect({ to: '/auth/callback', search: {}, replace: true })
  },
  loader: async ({ context: { queries } }) => {
    const result = await finished()
    if (!result.isConnected) return result
    await refresh(queries, 'connected accounts', 'channels', 'email access')
    throw redirect({ to: result.returnsTo, replace: true })
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: ConsentPending,
  component: Screen,
})
