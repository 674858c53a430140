import { createFileRoute } from '@tanstack/react-router'
import { deviceCodeQuery } from '../../../account/device-codes/device-codes.queries.ts'
import { SignInProgramScreen } from '../../../account/device-codes/sign-in-program-screen.tsx'
import { readTypedCode } from '../../../account/device-codes/typed-code.ts'
import { searchParams, SearchText } from '../../../kit/search-params.ts'

const Search = searchParams({ code: SearchText })

const Screen = () => <SignInProgramScreen code={Search.parse(Route.useSearch()).code} />

export const Route = createFileRoute('/_signed-in/_in-workspace/sign-in-program')({
  validateSearch: Search,
  loaderDeps: ({ search }) => ({ code: readTypedCode(search.code) }),
  loader: ({ context: { queries }, deps: { code } }) => {
    if (code) void queries.prefetchQuery(deviceCodeQuery(code))
  },
  component: Screen,
})
