import { createFileRoute, redirect } from '@tanstack/react-router'
import { sessionQuery } from '../account/users/session.ts'
import { isSignedOut } from '../api/problem.ts'
import { PageFailed } from '../shell/route-failed.tsx'
import { Shell } from '../shell/shell.tsx'
import { ShellSkeleton } from '../shell/shell-skeleton.tsx'

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ context, location }) => {
    try {
      await context.queries.ensureQueryData(sessionQuery)
    } catch (error) {
      if (!isSignedOut(error)) throw error
      throw redirect({ to: '/sign-in', search: location.href === '/' ? {} : { next: location.href } })
    }
  },
  pendingComponent: ShellSkeleton,
  errorComponent: PageFailed,
  component: Shell,
})
