import { createFileRoute } from '@tanstack/react-router'
import { TokenSearch } from '../../account/sign-in/token-search.ts'
import { heldDataQuery } from '../../contacts/objections/objections.queries.ts'
import { YourDataPage } from '../../contacts/objections/your-data-page.tsx'

const Screen = () => <YourDataPage token={Route.useSearch().token} />

export const Route = createFileRoute('/_welcome/privacy/your-data')({
  validateSearch: TokenSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context: { queries }, deps: { token } }) => {
    if (token !== '') void queries.prefetchQuery(heldDataQuery(token))
  },
  component: Screen,
})
