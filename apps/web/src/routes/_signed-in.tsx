import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadSession } from '../account/users/session.ts'
import { isSignedOut } from '../api/problem.ts'
import { PageFailed } from '../shell/route-failed.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { ShellSkeleton } from '../shell/shell-skeleton.tsx'

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ context, location }) => {
    try {
      await loadSession(context.queries)
    } catch (error) {
      if (!isSignedOut(error)) throw error
      if (location.pathname === '/') throw redirect({ to: '/about', mask: { to: '/', unmaskOnReload: true } })
      throw redirect({ to: '/sign-in', search: { next: location.href } })
    }
  },
  pendingComponent: ShellSkeleton,
  errorComponent: PageFailed,
  component: SignedIn,
})
