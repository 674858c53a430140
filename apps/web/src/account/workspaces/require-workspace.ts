import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { type Role, sessionQuery } from '../users/session.ts'

/** Guards a layout route, so that the loaders below it do not ask for data of a workspace that does not exist. */
export const requireWorkspace = async ({ context }: { context: { queries: QueryClient } }): Promise<{ role: Role }> => {
  const { workspace } = await context.queries.ensureQueryData(sessionQuery)
  if (!workspace) throw notFound()
  return { role: workspace.role }
}
