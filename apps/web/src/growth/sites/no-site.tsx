import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { sitesMessages as m } from '@wellmet/growth/sites/sites.messages.ts'
import type { ReactNode } from 'react'
import { isAdmin } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'

/** One sentence and one button, which only owners and admins have. */
export const NoSite = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState
    title={title}
    next={
      isAdmin(useSession().workspace?.role) ? (
        <Button component={Link} to="/settings/site">
          {m.create()}
        </Button>
      ) : undefined
    }
  >
    {children}
  </EmptyState>
)
