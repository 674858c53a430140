import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy } from 'react'
import { PageNotFound } from '../shell/not-found.tsx'

/** For development: every part of the kit on one page. The production build drops the import. */
export const Route = createFileRoute('/kit')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  component: import.meta.env.DEV ? lazy(() => import('../showcase/kit-page.tsx')) : PageNotFound,
})
