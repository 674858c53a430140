import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignOnFinished, SignOnPending } from '../../account/sign-on/finish-screen.tsx'
import { finishedSignOn, startFinishing } from '../../account/sign-on/finish-sign-on.ts'
import { takeNext } from '../../account/sign-on/leave-for-provider.ts'
import { startSession } from '../../account/users/session.ts'
import { searchParams, SearchText } from '../../kit/search-params.ts'

const Answer = searchParams({ state: SearchText, code: SearchText, iss: SearchText, error: SearchText })

const Screen = () => <SignOnFinished finished={Route.useLoaderData()} />

/** Where a provider sends the browser back to. The code leaves the address at once, and with it the history. */
export const Route = createFileRoute('/_welcome/sign-in_/sso/$workspaceId')({
  validateSearch: Answer,
  beforeLoad: ({ search, params }) => {
    if (search.state === undefined && search.code === undefined && search.error === undefined) return
    startFinishing({ ...search, ...params })
    throw redirect({ to: '/sign-in/sso/$workspaceId', params, search: {}, replace: true })
  },
  loader: async ({ context: { queries } }) => {
    const finished = await finishedSignOn()
    if (!finished.isDone || finished.outcome.did !== 'signed_in') return finished
    startSession(queries, finished.outcome.session)
    throw redirect({ href: takeNext(), replace: true })
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: SignOnPending,
  component: Screen,
})
