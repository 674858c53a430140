import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../shell/not-found.tsx'

/** Every address that no other route has: the shell stays, so that the way back is in sight. */
export const Route = createFileRoute('/_signed-in/$')({ component: NotFound })
