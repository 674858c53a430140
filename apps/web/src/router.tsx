import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { sessionQuery } from './account/users/session.ts'
import { toProblem, worthRetrying } from './api/problem.ts'
import { refreshAfterMutations } from './api/refresh.ts'
import { routeTree } from './routeTree.gen.ts'
import { PageNotFound } from './shell/not-found.tsx'
import { RouteFailed } from './shell/route-failed.tsx'

/** A session can end under an open page; whoever notices first sends the reader to sign in and back. */
const noticeSignedOut = (error: unknown): void => {
  if (toProblem(error).code !== 'unauthenticated') return
  // Nobody was signed in on this page: the guard of the route says what a visitor sees.
  if (queries.getQueryData(sessionQuery.queryKey) === undefined) return
  const { href, pathname } = router.state.location
  if (welcome.has(pathname)) return
  queries.clear()
  void router.navigate({ to: '/sign-in', search: href === '/' ? {} : { next: href } })
}

/** Users who have to set up a second factor are redirected there from any page. */
const noticeSecondFactor = (error: unknown): void => {
  if (toProblem(error).code !== 'second_factor_required' || ofTheUser.has(router.state.location.pathname)) return
  void router.navigate({ to: '/settings/security' })
}

/** Users who have to use single sign-on are redirected there, and back. */
const noticeSignOn = (error: unknown): void => {
  const { href, pathname } = router.state.location
  if (toProblem(error).code !== 'sign_on_required' || pathname === '/sign-on' || pathname.startsWith('/settings/'))
    return
  void router.navigate({ to: '/sign-on', search: href === '/' ? {} : { next: href } })
}

const notice = (error: unknown): void => {
  noticeSignedOut(error)
  noticeSecondFactor(error)
  noticeSignOn(error)
}

/** Settings that need no workspace. */
const ofTheUser = new Set(['/settings/profile', '/settings/security', '/settings/your-data'])

const welcome = new Set(['/sign-in', '/sign-up', '/forgot-password', '/reset-password', '/verify-email', '/join'])

export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: notice }),
  mutationCache: new MutationCache({ onError: notice, ...refreshAfterMutations() }),
  defaultOptions: { queries: { staleTime: 30_000, retry: (times, error) => times < 2 && worthRetrying(error) } },
})

export const router = createRouter({
  routeTree,
  context: { queries },
  // Values stay plain text in the address: ?panel=new, without JSON quotes.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
  defaultPreload: 'intent',
  // Freshness is the query cache's business; the router must not keep a second opinion.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultNotFoundComponent: PageNotFound,
  defaultErrorComponent: RouteFailed,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface HistoryState {
    /** Of somebody who comes from a guest page to create an account. */
    email?: string
  }
}
